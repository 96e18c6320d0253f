export const auctionsPath = '/admin/auctions';

export const auctionPath = (id: string) => `${auctionsPath}/${id}`;
