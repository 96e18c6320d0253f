import { type SQL, sql } from 'drizzle-orm';

/** Tells whether a text that the database normalized contains every word of `typed`. No words match nothing. */
export function containsWords(text: SQL, typed: string): SQL {
  const patterns = sql`ARRAY(SELECT '%' || word || '%' FROM unnest(normalize_words(${typed})) AS word)`;
  return sql`(cardinality(normalize_words(${typed})) > 0 AND ${text} LIKE ALL (${patterns}))`;
}

/** Tells whether `digits`, a phone number that the database normalized, contains the typed one in any spelling. */
export function containsPhone(digits: SQL, typed: string): SQL {
  return sql`(length(normalize_phone(${typed})) > 3 AND ${digits} LIKE '%' || normalize_phone(${typed}) || '%')`;
}

/** Tells whether a text in lower case contains `typed` as it is, with its underscores and percent signs. */
export function containsText(text: SQL, typed: string): SQL {
  return sql`position(${typed} IN ${text}) > 0`;
}
