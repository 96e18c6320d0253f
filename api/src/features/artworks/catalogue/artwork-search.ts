import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { fuzzyMatch } from './fuzzy-match';

/**
 * The condition that finds the works with all the words typed, each as the beginning of a word; `undefined` when
 * nothing was typed. A word that the catalogue does not know counts as the words that are nearest to it.
 */
export async function searchCondition(db: Database, typed = ''): Promise<SQL | undefined> {
  if (typed === '') return undefined;
  const meant = (await readWords(db, typed)).map(({ word, known, alike }) =>
    known ? [word] : nearest(word, alike),
  );
  if (meant.length === 0 || meant.some((words) => words.length === 0)) return sql`false`;
  const query = meant.map((words) => `(${words.map(beginning).join('|')})`).join('&');
  return sql`searched("artworks"."search_words") @@ ${query}::tsquery`;
}

type TypedWord = { word: string; known: boolean; alike: string[] };

const maxWords = 8;

/** One or two letters begin too many words to be compared with them: they are taken as they are. */
async function readWords(db: Database, typed: string): Promise<TypedWord[]> {
  const { rows } = (await db.execute(sql`
    SELECT typed.word,
      length(typed.word) < 3 OR EXISTS (
        SELECT FROM search_words WHERE word >= typed.word AND word < typed.word || chr(1114111)
      ) AS known,
      ARRAY(SELECT alike_words(typed.word)) AS alike
    FROM unnest(fold_words(${typed})) WITH ORDINALITY AS typed(word, place)
    ORDER BY place LIMIT ${maxWords}
  `)) as { rows: TypedWord[] };
  return rows;
}

/** No word of a catalogue is longer; how long it takes to compare two grows with the cube of their length. */
const maxMisspeltLength = 30;

/** Words of four letters or fewer are only taken whole and with one slip: too many are near them. */
function nearest(typed: string, words: string[]): string[] {
  if (typed.length > maxMisspeltLength) return [];
  for (const slips of typed.length > 5 ? [1, 2] : [1]) {
    const near = words.filter((word) => fuzzyMatch(typed, word, { slips, unfinished: typed.length > 4 }));
    if (near.length > 0) return near.slice(0, 5);
  }
  return [];
}

/** Folded words are letters and digits, so that nothing needs to be escaped. */
function beginning(word: string): string {
  return `'${word}':*`;
}
