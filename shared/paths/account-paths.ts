/** The addresses of the screens that the shell draws itself. */
export const loginPath = '/login';
export const registerPath = '/register';
export const forgotPasswordPath = '/forgot-password';
export const resetMailSentPath = '/confirm-forgot-password-email';
export const resetPasswordPath = '/reset-password';
export const resetDonePath = '/forgot-password-successful';

/** The addresses of a customer's own pages. All begin with `customerPath`. */
export const customerPath = '/dashboard';
export const profilePath = '/dashboard/profile';
export const ordersPath = '/dashboard/orders';
export const bidsPath = '/dashboard/bids';
export const offersPath = '/dashboard/offers';
/** Also shows enquiries. */
export const bookingsPath = '/dashboard/bookings';
export const savedListsPath = '/dashboard/saved';
export const followingPath = '/dashboard/following';
