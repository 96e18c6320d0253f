/** How the address of a collected work begins. */
const collectedFrom = 'Collected from the gallery';

/** True if the customer collects the work. Then the address has the gallery's words and no parts. */
export function isCollected({
  address,
  deliver_to,
}: {
  address: string;
  deliver_to?: object | null;
}): boolean {
  return !deliver_to && address.startsWith(collectedFrom);
}
