/** In local storage once the browser has the fonts. */
export const fontsKey = 'uli-gallery-fonts';
