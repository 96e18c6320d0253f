export type FuzzyMatchOptions = {
  /** Letters that may be left out, added, changed, or swapped with the next one. */
  slips: number;
  /** `typed` may be only the beginning of the word. */
  unfinished: boolean;
};

/** Whether `typed` can mean `word`; both are normalized. */
export function fuzzyMatch(typed: string, word: string, { slips, unfinished }: FuzzyMatchOptions): boolean {
  if (slips < 0) return false;
  if (typed === '') return unfinished || word.length <= slips;
  if (word === '') return typed.length <= slips;
  const near = (letters: number, of: number, left: number) =>
    fuzzyMatch(typed.slice(letters), word.slice(of), { slips: left, unfinished });
  if (typed[0] === word[0] && near(1, 1, slips)) return true;
  const left = slips - 1;
  return (
    near(1, 1, left) || near(0, 1, left) || near(1, 0, left) || (areSwapped(typed, word) && near(2, 2, left))
  );
}

function areSwapped(typed: string, word: string): boolean {
  return typed.length > 1 && typed[0] === word[1] && typed[1] === word[0];
}
