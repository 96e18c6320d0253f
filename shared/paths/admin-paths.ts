/** The addresses of the back office. A builder takes a record's id, or `':id'` for the pattern of the route. */
export const adminPath = '/admin';
export const adminDashboardPath = '/admin/dashboard';
export const adminArtistsPath = '/admin/admin-all-artist';
export const createArtistPath = '/admin/create-artist';
export const editArtistPath = (id: string) => `/admin/edit-admin-artist/${id}`;
export const adminArtworksPath = '/admin/admin-all-art-works';
export const createArtworkPath = '/admin/create-artwork';
export const editArtworkPath = (id: string) => `/admin/edit-artwork/${id}`;
export const adminOrdersPath = '/admin/all-orders';
export const notificationsPath = '/admin/admin-notification';
export const adminEventsPath = '/admin/events';
export const createEventPath = '/admin/create-event';
export const editEventPath = (id: string) => `/admin/edit-event/${id}`;
export const adminAuctionsPath = '/admin/auctions';
export const adminAuctionPath = (id: string) => `/admin/auctions/${id}`;
export const liveAuctionPath = (id: string) => `/admin/auctions/${id}/live`;
export const adminEnquiriesPath = '/admin/enquiries';
export const releasesPath = '/admin/releases';
