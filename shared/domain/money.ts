/** The specification's sign for the naira. */
export const nairaSign = '#';

/** Formats `1,250,000` without `Intl`, whose formatter takes a slow phone about 40 ms. Every card has a price. */
export function groupDigits(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** Formats whole naira as the gallery writes them everywhere: '#1,250,000'. */
export function formatNaira(amount: number): string {
  return nairaSign + groupDigits(amount);
}

/** Formats the provider's kobo, hundredths of a naira: 25000050 becomes '#250,000.5'. */
export function formatKobo(kobo: number): string {
  return formatNaira(kobo / 100);
}

export function spokenNaira(amount: number): string {
  return `${groupDigits(amount)} naira`;
}

/** Formats kobo with both decimals: '#1,720,930.23'. Less than nothing is '−#1.00'. */
export function koboText(kobo: number): string {
  const [naira = '0', decimals = '00'] = (Math.abs(kobo) / 100).toFixed(2).split('.');
  return `${kobo < 0 ? '−' : ''}${nairaSign}${naira.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
