// Questions to the hall whose answers do not change while the page is open.

/** Ask only once for each path: a question that failed is asked again. */
export function askedOnce<Path extends object, T>(ask: (path: Path) => Promise<T>): (path: Path) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const key = JSON.stringify(path);
    const answer = known.get(key) ?? ask(path);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
