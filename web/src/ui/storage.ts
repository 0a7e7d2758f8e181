// What outlives a reload: sessionStorage for as long as the tab is open, localStorage for good. In a browser that refuses
// both, nothing does.

class BrowserStorage {
  // A browser that refuses storage throws as soon as the property is read, hence the function.
  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, value: string): void {
    try {
      this.storage().setItem(key, value);
    } catch {
      // It is lost with the page.
    }
  }

  remove(key: string): void {
    try {
      this.storage().removeItem(key);
    } catch {
      // It was never there.
    }
  }

  /** Remove everything whose key ends so. */
  removeEnding(end: string): void {
    try {
      for (const key of Object.keys(this.storage())) if (key.endsWith(end)) this.remove(key);
    } catch {
      // There is nothing.
    }
  }
}

export const session = new BrowserStorage(() => sessionStorage);
export const local = new BrowserStorage(() => localStorage);
