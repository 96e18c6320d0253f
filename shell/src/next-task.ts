/** Resolves in a task of its own, so that the page can answer a hand before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
