import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { archives, unpackArchive } from '../../scripts/skew/archives.mjs';
import { register } from '../support/customer';
import { parts } from '../support/skew/deployment';
import { test } from '../support/skew/skew-test';
import { buy, findWork, seeLanding, sendEnquiry } from '../support/skew/walk';
import { expect } from '../support/visit';

// Nothing answers while the test replaces the servers. A slow machine does not use every prefetched file.
test.use({ expectedErrors: /net::ERR_|status of 50\d|preloaded using link preload/ });
test.describe.configure({ timeout: 120_000 });

for (const release of archives()) {
  test.describe(release, { tag: release === archives().at(-1) ? '@short' : [] }, () => {
    test.use({ versions: Object.fromEntries(parts.map((part) => [part, release])) });

    test('an open tab finds a work, enquires, and buys after a release replaces every part', async ({
      page,
      product,
    }) => {
      const customer = await register(page);
      await seeLanding(page);
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      if (!existsSync(path.join(product.edgeData, 'releases/shell')))
        leaveShellFiles(product.edgeData, release);
      await product.replace({});
      const work = await findWork(page);
      await sendEnquiry(page);
      await buy(page, work, customer);
      await expect(page.locator('body')).toHaveAttribute('data-same-page');
    });
  });
}

/** Stores the shell's files as a current edge does, because edges before the registry did not store them. */
function leaveShellFiles(edgeData: string, release: string) {
  const built = path.join(unpackArchive(release), 'shell/dist/static');
  const kept = path.join(edgeData, 'releases/shell', '0'.repeat(16));
  cpSync(built, kept, { recursive: true });
  const sums = readdirSync(built).map((name) => [name, sumOf(readFileSync(path.join(built, name)))]);
  writeFileSync(path.join(kept, 'sha256.json'), JSON.stringify(Object.fromEntries(sums)));
}

function sumOf(body: Buffer) {
  return createHash('sha256').update(body).digest('hex');
}
