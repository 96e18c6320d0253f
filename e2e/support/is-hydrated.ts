/** Runs in the page: whether React answers what is done to the element. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
