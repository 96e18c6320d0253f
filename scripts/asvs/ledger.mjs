import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** @typedef {{ about: string, shownBy?: Record<string, string>[], notApplicable?: string, missing?: string }} Row */
/** @typedef {{ id: string, title: string, rows: Record<string, Row> }} Chapter */
/** @typedef {{ levels: Record<string, string>, chapters: Chapter[] }} Ledger */

export const kinds = /** @type {const} */ (['shownBy', 'notApplicable', 'missing']);

/** Reads `docs/asvs/`: the published levels, and a file of rows for each chapter. @param {string} root @returns {Ledger} */
export function readLedger(root) {
  const folder = path.join(root, 'docs/asvs');
  /** @param {string} file */
  const read = (file) => parse(readFileSync(path.join(folder, file), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^v\d\d-.*\.yaml$/.test(file));
  const chapters = files.sort().map((file) => {
    const { title, rows } = read(file);
    return { id: `V${Number(file.slice(1, 3))}`, title, rows };
  });
  return { levels: read('levels.yaml'), chapters };
}

/** Returns the requirements of the levels 1 and 2, with their level. @param {Ledger['levels']} levels */
export function requirementsOf(levels) {
  const all = Object.entries(levels).flatMap(([section, digits]) =>
    [...digits].map((level, place) => ({ id: `${section}.${place + 1}`, level: Number(level) })),
  );
  return all.filter(({ level }) => level <= 2);
}

/** @param {string} id @param {string} chapter */
export const isOf = (id, chapter) => id.startsWith(`${chapter}.`);

/**
 * Returns what is wrong with the rows. `titlesOf` returns the test titles or the headings of a file, or `null` without the file.
 * @param {Ledger} ledger @param {(file: string) => string[] | null} titlesOf @returns {string[]}
 */
export function faultsOf({ levels, chapters }, titlesOf) {
  const requirements = requirementsOf(levels);
  return chapters.flatMap(({ id: chapter, rows }) => {
    const wanted = requirements.map(({ id }) => id).filter((id) => isOf(id, chapter));
    const absent = wanted.filter((id) => !(id in rows)).map((id) => `${id} has no row`);
    const unknown = Object.keys(rows).filter((id) => !wanted.includes(id));
    const faults = Object.entries(rows).flatMap(([id, row]) => faultsOfRow(id, row ?? {}, titlesOf));
    return [...absent, ...unknown.map((id) => `${id} is no requirement of ${chapter}`), ...faults];
  });
}

/** A shorter part of a title, such as `%s`, would also name other tests. */
const shortest = 5;

/** @param {string} id @param {Partial<Row>} row @param {(file: string) => string[] | null} titlesOf */
function faultsOfRow(id, row, titlesOf) {
  const given = kinds.filter((kind) => row[kind] !== undefined);
  if (!row.about?.trim()) return [`${id} does not say what it is about`];
  if (given.length !== 1) return [`${id} has ${given.join(' and ') || 'no evidence and no reason'}`];
  if (!row.shownBy) return (row.notApplicable ?? row.missing)?.trim() ? [] : [`${id} has an empty reason`];
  if (row.shownBy.length === 0) return [`${id} names no test`];
  return row.shownBy.flatMap(Object.entries).flatMap(([file, title]) => {
    const titles = titlesOf(file);
    if (!titles) return [`${id} names ${file}, which does not exist`];
    const isThere = title?.trim().length >= shortest && titles.some((one) => one.includes(title));
    return isThere ? [] : [`${id}: ${file} has nothing called “${title}”`];
  });
}
