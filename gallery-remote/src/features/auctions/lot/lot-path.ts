export const lotPath = (id: string): string => `/auction-bidding/${id}`;
export const recordPath = (id: string): string => `${lotPath(id)}/record`;
