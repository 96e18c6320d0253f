/** The local storage key that says that the browser has the fonts. */
export const fontsKey = 'uli-gallery-fonts';

const families = ['Uli Serif', 'Uli Sans'];

/** The scripts have arrived, so the connection is free. The next page shows the fonts from its first paint on. */
export function showFonts(): void {
  document.documentElement.dataset.fonts = '';
  Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)))
    .then(() => localStorage.setItem(fontsKey, '1'))
    .catch(() => undefined); // the next page fetches what is missing
}
