/** Roots of the query keys. The public pages share the client, so a change here must invalidate their queries too. */
export const queryKeys = {
  adminArtworks: ['admin-artworks'],
  adminAuctions: ['admin-auctions'],
  adminEvents: ['admin-events'],
  auctionConsole: ['auction-console'],
  artistRecord: ['artist-record'],
  artistRecords: ['artist-records'],
  artistSuggestions: ['artists-like'],
  artworkRecord: ['artwork-record'],
  currencies: ['currencies'],
  dashboard: ['dashboard'],
  messages: ['messages'],
  notifications: ['notifications'],
  notificationSubject: ['notification-subject'],
  orders: ['orders'],
  releases: ['releases'],
  public: { artists: ['artists'], artworks: ['artworks'], events: ['events'], lots: ['lots'] },
};
