import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { runCommand } from '../../scripts/build/run-command.mjs';
import { systemChromium } from '../../scripts/tests/programs/system-programs.mjs';
import { temporaryFolder } from '../support/processes/product';
import { type Catalogue, expect, test } from '../support/visit';

/** The pages that a search engine leads to. `npm test` checks those with `@short`, and `npm run audit` checks all. */
const pages: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  'landing @short': async () => '/',
  'artworks @short': async () => '/artist',
  'lot @short': async (catalogue) => `/auction-bidding/${(await catalogue.lot('open'))._id}`,
  artwork: async (catalogue) => `/art-page/${(await catalogue.forSale())[0]?._id}`,
  auctions: async () => '/auction-bidding',
  record: async (catalogue) => `/auction-bidding/${(await catalogue.lot('sold'))._id}/record`,
  events: async () => '/event-booking',
  about: async () => '/about',
  contact: async () => '/contact-us',
  registration: async () => '/register',
};

const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes camel-case names, ids that begin with "_", and void elements. HTML allows all three.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // ARIA allows a name for a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Boxes of one choice share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A style keeps a telephone number on one line.
    'tel-non-breaking': 'off',
    // A title contains the name of a work, which may be long.
    'long-title': 'off',
  },
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

let lighthouse: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const { ok, output } = await runCommand('npm', findLighthouse, { quiet: true });
  if (!ok) throw new Error(output);
  lighthouse = output.split('\n').find((line) => line.endsWith('/lighthouse')) ?? '';
});

for (const [name, pathIn] of Object.entries(pages)) {
  test(`serves the ${name} page as valid HTML that Lighthouse gives 100`, async ({
    catalogue,
    gallery,
    request,
  }) => {
    const path = await pathIn(catalogue);
    const report = await html.validateString(await (await request.get(path)).text());
    const errors = report.results.flatMap(({ messages }) => messages);
    expect(errors.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
    expect(await scoresOf(gallery.url + path)).toEqual({
      accessibility: { score: 1, failed: [] },
      'best-practices': { score: 1, failed: [] },
      seo: { score: 1, failed: [] },
    });
  });
}

/** Comes from the npm registry, because its 290 packages would change the versions of the product's own. */
const findLighthouse = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'which', 'lighthouse'];
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

type Audit = { id: string; weight: number };
type Report = {
  categories: Record<string, { id: string; score: number | null; auditRefs: Audit[] }>;
  audits: Record<string, { score: number | null }>;
};

/** Returns Lighthouse's scores from 0 to 1, with the audits that cost a point. */
async function scoresOf(url: string) {
  const file = path.join(temporaryFolder(), 'lighthouse.json');
  const { ok, output } = await runCommand(
    lighthouse,
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=accessibility,best-practices,seo',
      // A page with a stream is never idle.
      '--max-wait-for-load=5000',
      '--disable-full-page-screenshot',
      `--chrome-flags=${chromeFlags}`,
    ],
    { quiet: true, env: { CHROME_PATH: process.env.CHROMIUM || systemChromium() } },
  );
  if (!ok) throw new Error(output);
  const { categories, audits }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const lost = ({ id, weight }: Audit) => weight > 0 && audits[id]?.score === 0;
  return Object.fromEntries(
    Object.values(categories).map(({ id, score, auditRefs }) => [
      id,
      { score, failed: auditRefs.filter(lost).map((audit) => audit.id) },
    ]),
  );
}
