export function textsOf(elements: Iterable<Element>): (string | null)[] {
  return Array.from(elements, ({ textContent }) => textContent);
}
