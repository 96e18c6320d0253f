/** The addresses of a customer's own pages. All begin with the first. */
export const customerPath = '/dashboard';
export const profilePath = '/dashboard/profile';
export const ordersPath = '/dashboard/orders';
export const bidsPath = '/dashboard/bids';
export const offersPath = '/dashboard/offers';
/** Also shows enquiries. */
export const bookingsPath = '/dashboard/bookings';
export const savedListsPath = '/dashboard/saved';
export const followingPath = '/dashboard/following';
