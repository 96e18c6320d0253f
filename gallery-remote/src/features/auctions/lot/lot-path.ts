export const lotPath = (id: string): string => `/auction-bidding/${id}`;
export const recordPath = (id: string): string => `${lotPath(id)}/record`;
/** Opens the field with an amount; who is not logged in logs in first. */
export const bidAddress = (id: string, amount: number | string): string =>
  `${lotPath(id)}?${new URLSearchParams({ bid: String(amount) })}`;
