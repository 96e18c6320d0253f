import { grouped } from './group-digits';

/** The specification writes the naira with this sign. */
export const NAIRA_MARK = '#';

/** Whole naira as they are written: `#250,000`. */
export function formatNaira(amount: number): string {
  return NAIRA_MARK + grouped(amount);
}

/** Whole naira as they are read aloud: `250,000 naira`. */
export function spokenNaira(amount: number): string {
  return `${grouped(amount)} naira`;
}
