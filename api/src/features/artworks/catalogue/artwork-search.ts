import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';

/** Finds works that contain all typed words as prefixes. An unknown word matches the nearest known ones. Returns `undefined` without words. */
export async function searchCondition(db: Database, typed = ''): Promise<SQL | undefined> {
  if (typed === '') return undefined;
  const meant = (await readWords(db, typed)).map(meantWords);
  if (meant.length === 0 || meant.some((words) => words.length === 0)) return sql`false`;
  const query = meant.map((words) => `(${words.map(beginning).join('|')})`).join('&');
  return sql`search_vector("artworks"."search_words") @@ ${query}::tsquery`;
}

/** Finds works with all typed words as prefixes, without corrections. No words find nothing. */
export function hasWordsAsTyped(typed: string): SQL {
  const beginnings = sql`(
    SELECT coalesce(string_agg('''' || word || ''':*', '&'), '') FROM unnest(normalize_words(${typed})) AS word
  )`;
  return sql`search_vector("artworks"."search_words") @@ ${beginnings}::tsquery`;
}

/** Spells misspelt words as the works do: 'Okorie' for 'okorei'. Returns `undefined` without a correction. */
export async function correctedSearch(db: Database, typed = ''): Promise<string | undefined> {
  if (typed === '') return undefined;
  const words = await readWords(db, typed);
  if (words.every(({ known }) => known)) return undefined;
  const spelt = await Promise.all(words.map((word) => speltWord(db, word)));
  return spelt.includes('') ? undefined : spelt.join(' ');
}

async function speltWord(db: Database, typed: TypedWord): Promise<string> {
  if (typed.known) return typed.word;
  const spelt = await Promise.all(meantWords(typed).map((word) => spellingOf(db, word)));
  return spelt.filter((word) => word !== undefined).join(' or ');
}

/** Returns the word in the letters of a shown work, or `undefined` if only the works of before had it. */
async function spellingOf(db: Database, word: string): Promise<string | undefined> {
  const { rows } = (await db.execute(sql`
    SELECT spelt FROM (
      SELECT concat_ws(' ', firstname, lastname, name_of_artwork, type_of_artwork, materials, description) AS words
      FROM artworks LEFT JOIN artists ON artists.id = artworks.artist_id
      WHERE archived_at IS NULL AND search_vector(search_words) @@ ${`'${word}'`}::tsquery LIMIT 1
    ) AS work, regexp_split_to_table(words, '[[:space:],.;:!?()«»“”"]+') AS spelt
    WHERE normalize_text(spelt) = ${word} LIMIT 1
  `)) as { rows: { spelt: string }[] };
  return rows[0]?.spelt;
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

function meantWords({ word, known, similar }: TypedWord): string[] {
  return known ? [word] : nearest(word, similar);
}

/** Short words of up to four letters have many near words, so they must match whole, with one slip at most. */
function nearest(typed: string, words: string[]): string[] {
  // A year that no work has is not another year.
  if (typed.length > maxMisspeltLength || /^\d+$/.test(typed)) return [];
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
