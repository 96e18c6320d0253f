import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/run-command.mjs';
import { isOf, kinds, readLedger, requirementsOf } from './ledger.mjs';

/** @typedef {import('./ledger.mjs').Ledger} Ledger @typedef {import('./ledger.mjs').Row} Row */

const introduction = `# OWASP ASVS

This page compares the product with the requirements of levels 1 and 2 of the [OWASP Application Security Verification Standard 5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0). The standard is © The OWASP Foundation, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/). The second column shortens each requirement; the standard has the binding text.

Each row names the tests that show the requirement, the reason why it does not apply, or what is missing. For a requirement about documentation, the evidence is a heading. A test compares the page with the tables in [\`docs/asvs/\`](asvs/), and fails without a row or a named test. \`npm run asvs\` writes the page.`;

/** Returns `docs/asvs.md`. @param {Ledger} ledger */
export function renderLedger({ levels, chapters }) {
  const requirements = requirementsOf(levels);
  const counted = chapters.map(({ id, title, rows }) => {
    const own = requirements.filter((one) => isOf(one.id, id));
    const counts = kinds.map((kind) => own.filter((one) => rows[one.id]?.[kind] !== undefined).length);
    const missing = own.filter((one) => one.level === 1 && rows[one.id]?.missing !== undefined).length;
    return { name: `${id} ${title}`, counts: [own.length, ...counts, missing] };
  });
  const sums = counted[0]?.counts.map((_, at) =>
    counted.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0),
  );
  const overview = [
    '| Chapter | Requirements | Shown | Not applicable | Missing | Missing of level 1 |',
    '|---|---|---|---|---|---|',
    ...counted.map(({ name, counts }) => `| ${[name, ...counts].join(' | ')} |`),
    `| ${['All', ...(sums ?? [])].join(' | ')} |`,
  ];
  const sections = chapters.map(({ id, title, rows }) =>
    [
      `## Chapter ${id.slice(1)}: ${title}`,
      '',
      '| Requirement | About | Level | Evidence |',
      '|---|---|---|---|',
      ...requirements.filter((one) => isOf(one.id, id)).map((one) => lineOf(one, rows[one.id])),
    ].join('\n'),
  );
  return `${[introduction, overview.join('\n'), ...sections].join('\n\n')}\n`;
}

/** @param {{ id: string, level: number }} requirement @param {Row | undefined} row */
function lineOf({ id, level }, row) {
  return `| ${id} | ${row?.about} | ${level} | ${evidenceOf(row).replaceAll('|', '\\|')} |`;
}

/** @param {Row | undefined} row */
function evidenceOf(row) {
  if (row?.missing) return `**Missing**: ${row.missing}`;
  if (row?.notApplicable) return `Not applicable: ${row.notApplicable}`;
  const evidence = row?.shownBy?.flatMap(Object.entries) ?? [];
  return evidence.map(([file, title]) => linkOf(file, title)).join('<br>');
}

/** @param {string} file @param {string} title */
function linkOf(file, title) {
  return `[${path.basename(file)}](${path.posix.relative('docs', file)}): ${title.replace(/^#+ /, '').replaceAll('<', '&lt;')}`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(path.join(root, 'docs/asvs.md'), renderLedger(readLedger(root)));
