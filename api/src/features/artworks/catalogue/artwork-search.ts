import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { fuzzyMatch } from './fuzzy-match';

/** Works with all typed words, each as a prefix; an unknown word counts as the nearest ones. `undefined`: no words. */
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

/** Too many words begin with one or two letters to compare them, so such a prefix counts as known. */
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

/** Comparing words takes time that grows with the cube of their length; no word of a catalogue is longer. */
const maxMisspeltLength = 30;

/** Words of four letters or fewer have too many near ones: they need to be whole, with one slip at most. */
function nearest(typed: string, words: string[]): string[] {
  if (typed.length > maxMisspeltLength) return [];
  for (const slips of typed.length > 5 ? [1, 2] : [1]) {
    const near = words.filter((word) => fuzzyMatch(typed, word, { slips, unfinished: typed.length > 4 }));
    if (near.length > 0) return near.slice(0, 5);
  }
  return [];
}

/** Normalized words are letters and digits, so nothing needs escaping. */
function beginning(word: string): string {
  return `'${word}':*`;
}
