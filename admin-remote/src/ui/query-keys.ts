/** The roots of the query keys. The public pages' queries live in the same client: a change here makes them stale as well. */
export const queryKeys = {
  adminArtworks: ['admin-artworks'],
  adminEvents: ['admin-events'],
  adminLots: ['admin-lots'],
  artistRecords: ['artist-records'],
  dashboard: ['dashboard'],
  messages: ['messages'],
  notifications: ['notifications'],
  orders: ['orders'],
  public: { artists: ['artists'], artworks: ['artworks'], events: ['events'], lots: ['lots'] },
};
