import type { Page } from '@playwright/test';
import { isHydrated } from '../../support/is-hydrated';
import { watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/visit';

const scripts = /\/(static|remotes)\/.*\.js$/;

// The browser logs the refusal of a form in its console, and the viewer logs tiles that arrive after it closes.
test.use({ expectedErrors: /status of 4\d\d|Ignoring tile/ });

test.describe('before the scripts arrive', () => {
  test('the menu stays open when they arrive, and opens a page at once', { tag: '@390' }, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const answer = await openBeforeScripts(page, '/');
    const banner = page.getByRole('banner');
    const artworks = banner.getByRole('link', { name: 'Artworks' });
    await expect(artworks).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(artworks).toBeVisible();
    answer();
    await expect(page.getByRole('button', { name: 'close' })).toHaveAttribute('aria-expanded', 'true');
    await expect(artworks).toBeVisible();
    expect(await shifts()).toEqual([]);
    await page.goBack();
    await expect(artworks).toBeHidden();
    await expect(page).toHaveURL('/');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openBeforeScripts(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await banner.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('the filters of a phone open when they arrive', { tag: '@390' }, async ({ page }) => {
    const answer = await openBeforeScripts(page, '/artist');
    await page.getByRole('button', { name: 'Filter' }).click();
    answer();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  });

  test('the catalogue applies a filter, an order, and a search when they arrive', async ({ page }) => {
    const answer = await openBeforeScripts(page, '/artist');
    await page.getByRole('radio', { name: /^Painting/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await page.getByRole('searchbox').fill('a');
    answer();
    await expect(page).toHaveURL('/artist?q=a&type=Painting&sort=name');
    await expect(page.getByRole('radio', { name: /^Painting/ })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
    await expect(page.getByRole('searchbox')).toHaveValue('a');
  });

  test("a statement stays open, the zoom opens, and 'Share' copies the link when they arrive", async ({
    page,
    catalogue,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [work] = await catalogue.forSale();
    const answer = await openBeforeScripts(page, `/art-page/${work?._id}`);
    const statement = page.getByRole('region', { name: 'Artist statement' });
    const heightOf = async () => (await statement.boundingBox())?.height ?? 0;
    await expect.poll(heightOf).toBe(100);
    await page.getByText('Read more...').click();
    await expect.poll(heightOf).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Zoom' }).click();
    answer();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('Link copied')).toBeVisible();
    await expect.poll(() => statement.evaluate(isHydrated)).toBe(true);
    expect(await heightOf()).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByText('close', { exact: true }).click();
    await expect.poll(heightOf).toBe(100);
  });

  test('a returned form hydrates with its text and sends it', async ({ page }) => {
    const answer = await openBeforeScripts(page, '/contact-us');
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('button', { name: 'SUBMIT HERE' }).click();
    await expect(page.getByRole('form').getByText('Email is required')).toBeVisible();
    answer();
    await expect.poll(() => page.getByLabel('First name').evaluate(isHydrated)).toBe(true);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await page.getByLabel('Email', { exact: true }).fill('ada@mail.example');
    await page.getByLabel('Message').fill('Are you open on Sunday?');
    await page.getByRole('button', { name: 'SUBMIT HERE' }).click();
    await expect(page.getByText('Your message has reached the gallery.')).toBeVisible();
    await expect(page).toHaveURL('/contact-us#contact-form');
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('a registration and a log-in complete when they arrive and store no password', async ({ page }) => {
    const email = `early-${Date.now()}@mail.example`;
    let answer = await openBeforeScripts(page, '/register');
    await page.getByLabel('Title').selectOption('Mrs');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Obi');
    await page.getByLabel('Phone number').fill('0803');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long secret');
    await page.getByLabel('Confirm password', { exact: true }).fill('a long secret');
    await page.getByRole('button', { name: 'Register' }).click();
    answer();
    await expect(page.getByText('Mrs Ada Obi')).toBeVisible();
    await page.evaluate(() => localStorage.clear());

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    answer = await openBeforeScripts(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/login');
    answer();
    await expect(page.getByText('Mrs Ada Obi')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
    expect(stored).not.toContain('a long secret');
  });
});

/** Holds the scripts of a painted page until the test calls the returned function. */
async function openBeforeScripts(page: Page, path: string) {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(scripts, (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return answer;
}
