import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, readLedger, requirementsOf } from '../asvs/ledger.mjs';
import { renderLedger } from '../asvs/render-ledger.mjs';
import { titlesOfFiles } from '../asvs/titles-of.mjs';

const root = path.join(import.meta.dirname, '../..');
const ledger = readLedger(root);

test('the ledger knows the 70 requirements of level 1 and the 183 of level 2', () => {
  const levels = requirementsOf(ledger.levels).map(({ level }) => level);
  expect([1, 2].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183]);
  expect(Object.values(ledger.levels).join('')).toHaveLength(345);
  expect(ledger.chapters.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`));
});

test('each requirement has a row with a test that exists, or a reason', () => {
  expect(faultsOf(ledger, titlesOfFiles(root))).toEqual([]);
});

test('docs/asvs.md equals the tables', () => {
  expect(readFileSync(path.join(root, 'docs/asvs.md'), 'utf8')).toBe(renderLedger(ledger));
});

const file = 'scripts/rules/asvs.test.mjs';
const named = { about: 'a rule', shownBy: [{ [file]: 'each requirement has a row' }] };

/** @type {[string, Record<string, any>, string[]][]} */
const broken = [
  ['no row', {}, ['V1.1.1 has no row']],
  ['a row of level 3', { 'V1.1.1': named, 'V1.1.2': named }, ['V1.1.2 is no requirement of V1']],
  ['a blank row', { 'V1.1.1': null }, ['V1.1.1 does not say what it is about']],
  ['only words', { 'V1.1.1': { about: 'a rule' } }, ['V1.1.1 has no evidence and no reason']],
  ['two kinds', { 'V1.1.1': { ...named, missing: 'all' } }, ['V1.1.1 has shownBy and missing']],
  ['an empty reason', { 'V1.1.1': { about: 'a rule', missing: ' ' } }, ['V1.1.1 has an empty reason']],
  ['no test', { 'V1.1.1': { about: 'a rule', shownBy: [] } }, ['V1.1.1 names no test']],
  [
    'an absent file',
    { 'V1.1.1': { about: 'a rule', shownBy: [{ 'api/none.test.ts': 'a' }] } },
    ['V1.1.1 names api/none.test.ts, which does not exist'],
  ],
  [
    'an absent title',
    { 'V1.1.1': { about: 'a rule', shownBy: [{ [file]: 'no such title' }] } },
    [`V1.1.1: ${file} has nothing called “no such title”`],
  ],
  [
    'an empty title',
    { 'V1.1.1': { about: 'a rule', shownBy: [{ [file]: '' }] } },
    [`V1.1.1: ${file} has nothing called “”`],
  ],
  ['a good row', { 'V1.1.1': named }, []],
];

test.each(broken)('the check of a table finds %s', (_what, rows, faults) => {
  const chapters = [{ id: 'V1', title: 'One', rows }];
  expect(faultsOf({ levels: { 'V1.1': '13' }, chapters }, titlesOfFiles(root))).toEqual(faults);
});
