// The service worker: it shows what the hall pushes, and opens the table when somebody clicks it. It caches nothing.

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || "Tilehall", {
      body: told.text || "",
      tag: told.room || "tilehall", // a later turn at the same table takes its place
      icon: "/icon-turn.svg",
      data: { url: told.url || "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Go to a table that is open in some tab, or open it. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
