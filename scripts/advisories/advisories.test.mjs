import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { root } from '../build/run-command.mjs';
import { findingsOf, packagesIn } from './findings.mjs';
import { readAdvisories } from './records.mjs';

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-advisories-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} id @param {string} name @param {object} affected @param {object} [more] */
function advisory(id, name, affected, more = {}) {
  const severity = { database_specific: { severity: 'HIGH' } };
  const base = { id, summary: `About ${name}`, published: '2026-11-01T00:00:00Z', ...severity };
  return { ...base, affected: [{ package: { ecosystem: 'npm', name }, ...affected }], ...more };
}

/** @param {...object} events */
const range = (...events) => ({ ranges: [{ type: 'SEMVER', events }] });
const always = range({ introduced: '0' });

/** @param {ReturnType<typeof advisory>[]} advisories */
function zip(advisories) {
  const file = path.join(folder, `${advisories.map(({ id }) => id).join('-')}.zip`);
  const entries = advisories.map((one) => [`${one.id}.json`, strToU8(JSON.stringify(one))]);
  writeFileSync(file, zipSync(Object.fromEntries(entries)));
  return file;
}

/** @type {[string, object, boolean][]} */
const versions = [
  ['from the first on', always, true],
  ['before a fix', range({ introduced: '0' }, { fixed: '2.0.1' }), true],
  ['with the fix', range({ introduced: '0' }, { fixed: '2.0.0' }), false],
  ['of the last weak one', range({ introduced: '1.0.0' }, { last_affected: '2.0.0' }), true],
  ['after the last weak one', range({ introduced: '1.0.0' }, { last_affected: '1.9.9' }), false],
  ['before the weakness', range({ introduced: '2.0.1' }), false],
  ['weak again', range({ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }), true],
  [
    'weak again, in another order',
    range({ introduced: '2.0.0' }, { fixed: '1.0.0' }, { introduced: '0' }),
    true,
  ],
  ['of a list', { versions: ['1.0.0', '2.0.0'] }, true],
  ['outside of a list', { versions: ['1.0.0'] }, false],
  ['of other numbers', { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] }, false],
];

test.each(versions)('judges a version %s', (_, affected, isWeak) => {
  const found = findingsOf([{ name: 'one', version: '2.0.0' }], [advisory('A', 'one', affected)]);
  expect(found.length > 0).toBe(isWeak);
});

test('gives 7 days for a high, a critical, or an unknown weakness, and 30 for another', () => {
  const records = ['CRITICAL', 'HIGH', undefined, 'MODERATE'].map((severity, number) =>
    advisory(`A${number}`, 'one', always, { database_specific: { severity } }),
  );
  const days = findingsOf([{ name: 'one', version: '1.0.0' }], records).map(({ id, due }) => [
    id,
    due.toISOString().slice(0, 10),
  ]);
  expect(Object.fromEntries(days)).toEqual({
    A0: '2026-11-08',
    A1: '2026-11-08',
    A2: '2026-11-08',
    A3: '2026-12-01',
  });
});

test('an accepted advisory returns after its day', () => {
  const accepted = [{ id: 'A', name: 'one', until: '2026-12-01', reason: 'We do not parse with it.' }];
  const at = (/** @type {string} */ day) =>
    findingsOf([{ name: 'one', version: '1.0.0' }], [advisory('A', 'one', always)], {
      accepted,
      now: new Date(day),
    });
  expect(at('2026-11-30')).toEqual([]);
  expect(at('2026-12-02')).toHaveLength(1);
});

test('reads advisories of the named packages of npm, none withdrawn', async () => {
  const file = zip([
    advisory('A', 'one', always),
    advisory('B', 'two', always),
    advisory('C', 'one', always, { withdrawn: '2026-11-02T00:00:00Z' }),
    advisory('D', 'one', { package: { ecosystem: 'PyPI', name: 'one' } }),
  ]);
  expect((await readAdvisories(file, new Set(['one']))).map(({ id }) => id)).toEqual(['A']);
});

test('names each package of the lockfile once for each version', () => {
  const lock = {
    packages: {
      '': {},
      shared: { version: '2.0.0' },
      'node_modules/@gallery/shared': { link: true },
      'node_modules/@a/b': { version: '1.0.0' },
      'node_modules/c/node_modules/@a/b': { version: '1.0.0' },
      'node_modules/d/node_modules/@a/b': { version: '2.0.0' },
    },
  };
  expect(packagesIn(lock)).toEqual([
    { name: '@a/b', version: '1.0.0' },
    { name: '@a/b', version: '2.0.0' },
  ]);
});

/** @param {string[]} args @param {Record<string, string>} [env] */
function review(args, env = {}) {
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), env: { ...process.env, ...env } };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/advisories/review.mjs', ...args],
    options,
  );
  return { status, output: stdout + stderr };
}

test('the command fails for a weak package of the lockfile, and passes without one', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/semver/package.json'), 'utf8'));
  const weak = review([zip([advisory('GHSA-1', 'semver', { versions: [version] })])]);
  expect(weak.output).toContain(`semver ${version}: GHSA-1, high, replace by 2026-11-08. About semver`);
  expect(weak.status).toBe(1);
  const fixed = review([zip([advisory('GHSA-2', 'semver', range({ introduced: '0' }, { fixed: '1.0.0' }))])]);
  expect(fixed.output).toContain('1 advisories about them, 0 apply.');
  expect(fixed.status).toBe(0);
});

test('the command refuses a cut or an absent file', () => {
  const whole = readFileSync(zip([advisory('GHSA-3', 'semver', always)]));
  const cut = path.join(folder, 'cut.zip');
  for (const length of [0, 30, whole.length - 22]) {
    writeFileSync(cut, whole.subarray(0, length));
    expect(review([cut])).toEqual({ status: 1, output: `${cut} is no zip file, or not a whole one.\n` });
  }
  const absent = path.join(folder, 'absent.zip');
  expect(review([absent])).toEqual({ status: 1, output: `There is no file ${absent}.\n` });
});
