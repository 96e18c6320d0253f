import { nairaSign } from './money';

/** Formats kobo with both decimals: '#1,720,930.23'. Less than nothing is '−#1.00'. */
export function koboText(kobo: number): string {
  const [naira = '0', decimals = '00'] = (Math.abs(kobo) / 100).toFixed(2).split('.');
  return `${kobo < 0 ? '−' : ''}${nairaSign}${naira.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
