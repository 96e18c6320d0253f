import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build/run-command.mjs';
import { checkText } from './prose/check-text.mjs';
import { beginsWithDescription, interfaceTexts, testTitles } from './prose/source-texts.mjs';

/** Removes names of code and files, and values of test.each. @param {string} title */
function withoutNames(title) {
  return title.replace(/\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|[\w-]+[._]\w+|%[\d.]*\w/g, '…');
}

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const isTest = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const sources = /^(?:shell\/(?:src|edge)|(?:gallery|customer|admin)-remote\/src|shared|api\/src)\/.*\.tsx?$/;

const markdown = tracked
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ path: file, value: readFileSync(path.join(root, file), 'utf8') }));
const titles = tracked.filter((file) => isTest.test(file)).flatMap((file) => testTitles(root, file));
const texts = tracked
  .filter((file) => sources.test(file) && !isTest.test(file) && !file.includes('testing/'))
  .flatMap((file) => interfaceTexts(root, file));

const findings = [];
for (const text of [...markdown, ...texts]) findings.push(...(await checkText(text)));
for (const title of titles) {
  findings.push(...(await checkText({ ...title, value: withoutNames(title.value) })));
  if (beginsWithDescription(title.value))
    findings.push(`${title.path}:${title.line} A title has a subject and a verb: ${title.value}`);
}

for (const finding of findings) console.error(finding);
console.log(
  `${markdown.length} documents, ${texts.length} texts, ${titles.length} test titles: ${findings.length} findings`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
