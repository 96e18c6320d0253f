/** The specification's sign for the naira. */
export const nairaSign = '#';

/** `1,250,000`, by hand: making the browser's formatter takes a slow phone some 40 ms, and every card has a price. */
export function groupDigits(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** Whole naira, as the gallery writes them everywhere: '#1,250,000'. */
export function formatNaira(amount: number): string {
  return nairaSign + groupDigits(amount);
}

/** Kobo, a hundredth of a naira, as the provider counts: 25000050 is '#250,000.5'. */
export function formatKobo(kobo: number): string {
  return formatNaira(kobo / 100);
}

export function spokenNaira(amount: number): string {
  return `${groupDigits(amount)} naira`;
}
