import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(path.join(__dirname, '../..'), 'api/migrations');
/** Older than the rule. The database fills the column of 0018, rows of 0020 live for 15 minutes, and 0024 repairs 0022 and 0023. */
const beforeTheRule = [
  '0018_order_numbers.sql',
  '0020_recovery_requests.sql',
  '0022_payments_know_no_orders.sql',
  '0023_function_names.sql',
];

const breaks: [what: string, pattern: RegExp][] = [
  ['renames what running processes use', /\bRENAME\b/i],
  ['drops what running processes use', /\bDROP (TABLE|COLUMN|FUNCTION)\b/i],
  ['changes a type under running processes', /\bALTER COLUMN\b[^;]*\bTYPE\b/i],
  ['refuses the rows of running processes', /\bSET NOT NULL\b/i],
  [
    'refuses the rows of running processes',
    /\bADD COLUMN\b(?![^;]*\b(?:DEFAULT|GENERATED)\b)[^;]*\bNOT NULL\b/i,
  ],
];

/** A contracting migration names the first release whose processes no longer use the removed part. */
const declaration = /^-- Contract: .+/;

function breakages(migration: string): string[] {
  if (declaration.test(migration)) return [];
  const statements = migration.replace(/^\s*--.*$/gm, '').split(';');
  return breaks.filter(([, pattern]) => statements.some((one) => pattern.test(one))).map(([what]) => what);
}

test('migrations keep the release before running, except those marked as contract', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && !beforeTheRule.includes(name));
  expect(files.length).toBeGreaterThan(10);
  const broken = files.map((name) => [name, ...breakages(readFileSync(path.join(folder, name), 'utf8'))]);
  expect(broken.filter(([, ...found]) => found.length > 0)).toEqual([]);
});

test.each([
  ['ALTER TABLE "payments" RENAME COLUMN "a" TO "b";', 1],
  ['ALTER TABLE "payments" RENAME TO "charges";', 1],
  ['ALTER TABLE "payments" DROP COLUMN "a";', 1],
  ['DROP TABLE "payments";', 1],
  ['DROP FUNCTION normalize_words(text);', 1],
  ['ALTER TABLE "payments" ALTER COLUMN "a" SET DATA TYPE bigint;', 1],
  ['ALTER TABLE "payments" ALTER COLUMN "a" SET NOT NULL;', 1],
  ['ALTER TABLE "payments" ADD COLUMN "a" text NOT NULL;', 1],
  ['ALTER TABLE "payments" ADD COLUMN "a" text DEFAULT \'\' NOT NULL;', 0],
  ['ALTER TABLE "payments" ADD COLUMN "a" text;', 0],
  ['-- A DROP COLUMN comes in a later release.\nALTER TABLE "payments" ADD COLUMN "a" text;', 0],
  ['-- Contract: nothing uses it since release 1.2.\nALTER TABLE "payments" DROP COLUMN "a";', 0],
])('finds in %s %i breakages', (migration, count) => {
  expect(breakages(migration)).toHaveLength(count);
});
