import { groupDigits } from './money';

/** Formats as '1 bid' or '1,204 bids'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
