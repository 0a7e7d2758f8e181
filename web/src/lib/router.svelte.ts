// Where the page is: paths, without a reload.

class Router {
  path = $state(location.pathname);

  constructor() {
    // A screen opens at its top, also on the way back: what the browser remembers is of another height by then.
    history.scrollRestoration = "manual";
    addEventListener("popstate", () => {
      if (this.path !== location.pathname) scrollTo(0, 0);
      this.path = location.pathname;
    });
  }

  go(path: string): void {
    if (path !== this.path) history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const router = new Router();
