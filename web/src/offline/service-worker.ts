// The service worker, which keeps the page for use without a network and shows notifications.

import { root } from "../ui/root";

const CONTROL_TIMEOUT_MS = 5_000;
const RELEASE = document.getElementById("app")?.dataset.release;

/** Register the service worker, or return its registration. A browser refuses it if the connection is not secure. */
export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${root}service-worker.js`);
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

/** Wait until the service worker answers the requests of this page, but not for long. */
export async function controlled(): Promise<void> {
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller) return;
  const control = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  const late = new Promise((resolve) => setTimeout(resolve, CONTROL_TIMEOUT_MS));
  const refused = new Promise((resolve) => register().catch(resolve));
  await Promise.race([control, late, refused]);
}

/** Return the newest worker that has been installed. Throws if the browser or the network does not let it install. */
export async function newestWorker(): Promise<ServiceWorker> {
  const registration = await register();
  const { installing } = registration;
  if (installing) await new Promise<void>((resolve) => installing.addEventListener("statechange", () => resolve(), { once: true }));
  const found = registration.waiting ?? registration.active;
  if (!found) throw new Error("The page itself could not be kept.");
  return found;
}
