// Looks that are taken again and again while the page is in sight.

/** Look now, every so many milliseconds, and whenever the page is looked at again; returns how to stop. */
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
