import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { root } from '../build/run-command.mjs';
import { findingsOf, packagesIn } from './findings.mjs';
import { readAdvisories } from './records.mjs';

/** Advisories that do not concern how we use a package, each until a day. @type {import('./findings.mjs').Accepted[]} */
const accepted = [];

const oldestDays = 7;
const usualFile = path.join(root, '.cache', 'advisories.zip');
const source = process.env.ADVISORIES_URL ?? 'https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip';

try {
  process.exitCode = await review(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Without a file, downloads the database when the last copy is a week old. @param {string | undefined} given */
async function review(given) {
  const file = given ?? usualFile;
  if (given && !existsSync(given)) throw new Error(`There is no file ${given}.`);
  if (!given && ageOf(file) > oldestDays) await download();
  const packages = packagesIn(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const advisories = await readAdvisories(file, new Set(packages.map(({ name }) => name)));
  const findings = findingsOf(packages, advisories, { accepted });
  for (const { name, version, id, severity, due, summary } of findings)
    console.log(`${name} ${version}: ${id}, ${severity}, replace by ${dayOf(due)}. ${summary}`);
  console.log(
    `${packages.length} packages, ${advisories.length} advisories about them, ${findings.length} apply.`,
  );
  return findings.length > 0 ? 1 : 0;
}

/** @param {Date} date */
function dayOf(date) {
  return Number.isNaN(date.getTime()) ? 'today' : date.toISOString().slice(0, 10);
}

/** In days. @param {string} file */
function ageOf(file) {
  return existsSync(file) ? (Date.now() - statSync(file).mtimeMs) / 86_400_000 : Number.POSITIVE_INFINITY;
}

async function download() {
  const answer = await fetch(source).catch(() => null);
  if (!answer?.ok || !answer.body)
    throw new Error(
      `${source} cannot be reached. Download it elsewhere, and name the file: npm run advisories -- FILE`,
    );
  mkdirSync(path.dirname(usualFile), { recursive: true });
  const part = `${usualFile}.part`;
  await pipeline(
    Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (answer.body)),
    createWriteStream(part),
  );
  renameSync(part, usualFile);
}
