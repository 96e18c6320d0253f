/**
 * A whole number as English writes it: `1,250,000`. By hand, since prices stand on every card and a slow phone takes
 * some 40 ms to make the browser's own formatter.
 */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
