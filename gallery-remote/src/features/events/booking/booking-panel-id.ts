export const bookingPanelId = 'booking';
