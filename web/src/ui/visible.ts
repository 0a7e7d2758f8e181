// Polling while the page is visible.

/**
 * Call `look` now, every `every` milliseconds, and whenever the page becomes visible again. Returns a function that stops
 * it.
 */
export function whileVisible(look: () => void, every: number): () => void {
  const looks = (): void => {
    if (!document.hidden) look();
  };
  looks();
  const timer = setInterval(looks, every);
  document.addEventListener("visibilitychange", looks);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", looks);
  };
}
