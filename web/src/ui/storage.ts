// Storage that survives a reload: sessionStorage until the tab is closed, localStorage for good. If the browser refuses
// both, nothing is kept.

class BrowserStorage {
  // A browser that refuses storage throws as soon as the property is read, so it is read in a function.
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
      // The value is lost on reload.
    }
  }

  remove(key: string): void {
    try {
      this.storage().removeItem(key);
    } catch {
      // The value was never stored.
    }
  }

  /** Remove all entries whose key ends with `end`. */
  removeEnding(end: string): void {
    try {
      for (const key of Object.keys(this.storage())) if (key.endsWith(end)) this.remove(key);
    } catch {
      // Nothing is stored.
    }
  }
}

export const session = new BrowserStorage(() => sessionStorage);
export const local = new BrowserStorage(() => localStorage);
