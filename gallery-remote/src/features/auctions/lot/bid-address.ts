import { lotPath } from '@gallery/shared/paths/gallery-paths';

/** Opens the field with an amount. Visitors log in first. */
export const bidAddress = (id: string, amount: number | string): string =>
  `${lotPath(id)}?${new URLSearchParams({ bid: String(amount) })}`;
