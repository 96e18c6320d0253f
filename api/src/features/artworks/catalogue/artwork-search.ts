import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';

/** Finds works that contain all typed words as prefixes. An unknown word matches the nearest known ones. Returns `undefined` without words. */
export async function searchCondition(db: Database, typed = ''): Promise<SQL | undefined> {
  if (typed === '') return undefined;
  const meant = (await readWords(db, typed)).map(({ word, known, similar }) =>
    known ? [word] : nearest(word, similar),
  );
  if (meant.length === 0 || meant.some((words) => words.length === 0)) return sql`false`;
  const query = meant.map((words) => `(${words.map(beginning).join('|')})`).join('&');
  return sql`search_vector("artworks"."search_words") @@ ${query}::tsquery`;
}

type TypedWord = { word: string; known: boolean; similar: string[] };

const maxWords = 8;

/** Treats a prefix of one or two letters as known, because too many words begin with it to compare them all. */
async function readWords(db: Database, typed: string): Promise<TypedWord[]> {
  const { rows } = (await db.execute(sql`
    SELECT typed.word,
      length(typed.word) < 3 OR EXISTS (
        SELECT FROM search_words WHERE word >= typed.word AND word < typed.word || chr(1114111)
      ) AS known,
      ARRAY(SELECT similar_words(typed.word)) AS similar
    FROM unnest(normalize_words(${typed})) WITH ORDINALITY AS typed(word, place)
    ORDER BY place LIMIT ${maxWords}
  `)) as { rows: TypedWord[] };
  return rows;
}

/** The comparison takes time that grows with the cube of the length. No catalogue word is longer than this. */
const maxMisspeltLength = 30;

/** Short words of up to four letters have many near words, so they must match whole, with one slip at most. */
function nearest(typed: string, words: string[]): string[] {
  if (typed.length > maxMisspeltLength) return [];
  for (const slips of typed.length > 5 ? [1, 2] : [1]) {
    const near = words.filter((word) => fuzzyMatch(typed, word, { slips, unfinished: typed.length > 4 }));
    if (near.length > 0) return near.slice(0, 5);
  }
  return [];
}

/** Needs no escaping, because normalized words contain only letters and digits. */
function beginning(word: string): string {
  return `'${word}':*`;
}

type FuzzyMatchOptions = {
  /** The number of letters that may be missing, added, changed, or swapped with the next one. */
  slips: number;
  unfinished: boolean;
};

/** Tells whether `typed` can mean `word`. Both must be normalized. */
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
