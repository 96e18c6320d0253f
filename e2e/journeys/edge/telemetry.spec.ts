import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openReleases, panel } from '../../support/admin/releases';
import { expect, running, test } from '../../support/visit';

test.use({ expectedErrors: /tampered/ });

test('the page reports a view once, by route and release, without personal data', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.forSale();
  const beacons = collectBeacons(page);
  const reported = page.waitForResponse((answer) => isBeacon(answer.url(), answer.request().method()));
  await page.goto(`/art-page/${work?._id}?for=secret#ada@uli.example`);
  await expect.poll(() => beacons.length).toBe(1);
  expect((await reported).status()).toBe(204);
  expect(JSON.parse(beacons[0] ?? '')).toEqual({
    view: true,
    route: '/art-page/:id',
    releases: expect.objectContaining({ gallery: digestOf(await galleryRelease()) }),
    failed: [],
    errors: [],
    vitals: [],
  });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect.poll(() => beacons.length).toBe(2);
  expect(JSON.parse(beacons[1] ?? '')).toMatchObject({ view: true, route: '/about' });

  await page.evaluate(hide);
  await expect.poll(() => beacons.length).toBe(3);
  const { view, route, vitals } = JSON.parse(beacons[2] ?? '');
  expect([view, route]).toEqual([false, '/art-page/:id']);
  expect(vitals.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']));
  for (const personal of [work?._id ?? '', work?.name_of_artwork ?? '', 'secret', 'ada@'])
    expect(beacons.join()).not.toContain(personal);
});

test('a page counts a script error for its remote or the shell without personal data, and the back office lists it', async ({
  page,
}) => {
  const beacons = collectBeacons(page);
  const { entry } = await galleryRelease();
  await letThrow(page, `**/remotes/gallery/${entry}`, 'tampered by ada@uli.example, +234 803 123 4567');
  await page.goto('/about');
  await expect.poll(() => beacons.length).toBe(1);
  expect(JSON.parse(beacons[0] ?? '')).toMatchObject({
    view: true,
    route: '/about',
    failed: ['gallery'],
    errors: [{ remote: 'gallery', message: 'Error: tampered by … +…' }],
  });
  await page.unrouteAll();

  await letThrow(page, /\/main\.[0-9a-f]+\.js$/, 'tampered in the shell');
  await page.goto('/login');
  const ofShell = () => beacons.find((body) => body.includes('in the shell'));
  await expect.poll(ofShell).toBeDefined();
  expect(JSON.parse(ofShell() ?? '')).toMatchObject({
    failed: ['shell'],
    errors: [{ remote: 'shell', message: 'Error: tampered in the shell' }],
  });
  await page.unrouteAll();
  await openReleases(page);
  const shell = panel(page, 'Errors by remote and release').getByRole('row', { name: /^Shell/ });
  await expect(shell).toContainText('Error: tampered in the shell');
  await expect(shell).toContainText('Live');
});

/** Lets the script run, and then throw. */
async function letThrow(page: Page, script: string | RegExp, message: string) {
  await page.route(script, async (route) => {
    const answer = await route.fetch();
    const fault = `setTimeout(() => { throw new Error(${JSON.stringify(message)}) });`;
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;${fault}` });
  });
}

function collectBeacons(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (isBeacon(request.url(), request.method())) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

function isBeacon(url: string, method: string): boolean {
  return method === 'POST' && new URL(url).pathname === '/telemetry';
}

/** Imitates a visitor who switches to another tab. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function galleryRelease(): Promise<{ entry: string; signature?: object }> {
  const answer = await fetch(`${running().remotes.gallery}/release.json`);
  return answer.json();
}

function digestOf({ signature: _, ...release }: { signature?: object }): string {
  return createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 16);
}
