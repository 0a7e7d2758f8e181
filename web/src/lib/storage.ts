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
}

export const session = new BrowserStorage(() => sessionStorage);
export const local = new BrowserStorage(() => localStorage);
