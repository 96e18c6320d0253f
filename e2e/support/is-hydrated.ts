/** Runs in the page. Checks that React handles the element's events. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
