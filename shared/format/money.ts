import { groupDigits } from './group-digits';

/** The specification writes the naira with this sign. */
export const nairaSign = '#';

/** Whole naira as they are written: `#250,000`. */
export function formatNaira(amount: number): string {
  return nairaSign + groupDigits(amount);
}

/** Whole naira as they are read aloud: `250,000 naira`. */
export function spokenNaira(amount: number): string {
  return `${groupDigits(amount)} naira`;
}
