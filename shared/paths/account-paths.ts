/** The addresses of the screens that the shell draws itself. */
export const loginPath = '/login';
export const registerPath = '/register';
export const forgotPasswordPath = '/forgot-password';
export const resetMailSentPath = '/confirm-forgot-password-email';
export const resetPasswordPath = '/reset-password';
export const resetDonePath = '/forgot-password-successful';
