/** The local storage key that says that the browser has the fonts. */
export const fontsKey = 'uli-gallery-fonts';
