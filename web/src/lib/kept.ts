// What outlives a reload, for as long as the tab is open. A browser that keeps nothing loses it with the page.

export function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // As above.
  }
}

export function drop(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
