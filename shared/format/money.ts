import { groupDigits } from './group-digits';

/** The specification's sign for the naira. */
export const nairaSign = '#';

export function formatNaira(amount: number): string {
  return nairaSign + groupDigits(amount);
}

export function spokenNaira(amount: number): string {
  return `${groupDigits(amount)} naira`;
}
