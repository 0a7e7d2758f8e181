// The service worker: it shows push notifications from the server, and opens the table on a click. It caches nothing.

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || "Tilehall", {
      body: told.text || "",
      tag: told.room || "tilehall", // replaced by a later turn at the same table
      icon: "/icon-turn.svg",
      data: { url: told.url || "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Focus the tab in which a table is open, or open it. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
