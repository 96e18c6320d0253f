import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import retextReadability from 'retext-readability';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';

/** Words that the English dictionary lacks. */
const personal = readFileSync(new URL('words.txt', import.meta.url), 'utf8');

/** Phrases that sound translated, or that use another word than ours for a thing. @type {[RegExp, string][]} */
const phrases = [
  [/\bsigns? of life\b/i, 'heartbeat'],
  [/\b(?:taken?|took) back\b/i, 'roll back, or withdraw'],
  [/\bplease \w+ until\b/i, '"Pay by 18:40"'],
  [/\bwritten down\b/i, 'save'],
  [/\bcounts? as none\b/i, 'ignore'],
  [/\bonce more\b/i, 'again'],
];

// A checker only reads and prints nothing.
/** @this {import('unified').Processor} */
function withoutOutput() {
  this.compiler = () => '';
}

const spelled = () =>
  unified().use(retextEnglish).use(retextRepeatedWords).use(retextSpell, { dictionary, personal, max: 0 });

const texts = spelled().use(withoutOutput).freeze();

const prose = spelled()
  .use(retextPassive)
  .use(retextReadability, { age: 16, threshold: 5 / 7, minWords: 14 });

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // The types of remark-retext know only a processor without a parser.
  .use(remarkRetext, /** @type {any} */ (prose.use(withoutOutput)))
  .use(withoutOutput)
  .freeze();

/**
 * Finds problems in a text: spelling, repeated words, and phrases; in Markdown also passive voice and hard sentences.
 * @param {{ path: string, line?: number, value: string }} text @returns {Promise<string[]>} one line for each, with its place
 */
export async function checkText({ path, line = 1, value }) {
  const isMarkdown = path.endsWith('.md');
  const file = new VFile({ path, value });
  await (isMarkdown ? markdown : texts).process(file);
  const findings = file.messages.map((message) => ({
    line: line + (message.line ?? 1) - 1,
    reason: `${message.reason}${message.ruleId === 'readability' ? `: ${message.actual?.trim().slice(0, 60)}…` : ''}`,
  }));
  for (const [index, row] of value.split('\n').entries()) {
    for (const [phrase, better] of phrases) {
      const found = row.match(phrase);
      if (found)
        findings.push({ line: line + index, reason: `Unexpected \`${found[0]}\`, write: ${better}` });
    }
  }
  return findings.map((finding) => `${path}:${finding.line} ${finding.reason}`);
}
