import { fontsKey } from './fonts-key';

const families = ['Uli Serif', 'Uli Sans'];

/** The scripts are there, so the line is free for the fonts, also on a slow one. The next page shows them from its first paint on. */
export function showFonts(): void {
  document.documentElement.dataset.fonts = '';
  Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)))
    .then(() => localStorage.setItem(fontsKey, '1'))
    .catch(() => undefined); // the next page fetches what is missing
}
