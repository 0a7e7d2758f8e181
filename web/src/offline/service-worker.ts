// The service worker, which keeps the page for use without a network and shows notifications.

const SCRIPT = "/service-worker.js";
const RELEASE = document.getElementById("app")?.dataset.release;

/** Register the service worker, or return its registration. A browser refuses it if the connection is not secure. */
export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(SCRIPT);
}

/** Keep the page, after it has been loaded and shown. */
export function keepPage(): void {
  if ("serviceWorker" in navigator && RELEASE) addEventListener("load", () => void keep().catch(() => {}));
}

async function keep(): Promise<void> {
  const registration = await register();
  activate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => activate(registration.waiting));
  });
}

/** Let a new worker replace the old one if it belongs to the release of this page. */
function activate(waiting: ServiceWorker | null): void {
  waiting?.postMessage({ activate: RELEASE });
}
