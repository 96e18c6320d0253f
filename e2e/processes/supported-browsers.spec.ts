import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/build/run-command.mjs';

/** Chrome 109, Firefox 115, or Safari 16.4 lacks each of these, and the build does not replace them. */
const missing = [
  /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|checkVisibility)\(/,
  /\b(Object|Map)\.groupBy\b/,
  /\bURL\.(canParse|parse)\(/,
  /\bPromise\.(withResolvers|try)\b/,
  /\bArray\.fromAsync\b/,
  /\bAbortSignal\.any\b/,
];

test('the scripts of every app, with their packages, use only methods of all supported browsers', () => {
  for (const app of ['shell', 'gallery-remote', 'customer-remote', 'admin-remote']) {
    const folder = path.join(root, app, 'dist/static');
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts.length, app).toBeGreaterThan(1);
    const found = scripts.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return missing.flatMap((pattern) => text.match(pattern)?.[0] ?? []).map((use) => `${file}: ${use}`);
    });
    expect(found, app).toEqual([]);
  }
});
