import type { Page } from '@playwright/test';
import { expect } from './visit';

/** Renders the mail at `path` as a window of its own, because a frame hides what it cuts off. */
export async function expectMailFits(page: Page, path: string): Promise<void> {
  const mail = await (await page.request.get(`${path}/html`)).text();
  const reader = await page.context().newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme });
    await reader.setContent(mail, { waitUntil: 'load' });
    for (const width of [320, 600]) {
      await reader.setViewportSize({ width, height: 800 });
      expect(await reader.evaluate(overflow), `${path}, ${colorScheme}, ${width} px`).toBe(0);
    }
    for (const picture of await reader.getByRole('img').all())
      expect(await picture.evaluate(isShown), `${await picture.getAttribute('src')} in ${path}`).toBe(true);
  }
  await reader.close();
}

type ListedMail = { subject: string; path: string };

export async function listMails(page: Page): Promise<ListedMail[]> {
  await page.goto('/mails');
  const links = page.getByRole('listitem').getByRole('link');
  return links.evaluateAll((all) =>
    all.map((link) => ({ subject: link.textContent ?? '', path: link.getAttribute('href') ?? '' })),
  );
}

/** Renders one mail of each kind that the demo has written since, and returns the kinds. Each mail has a plain text. */
export async function expectMailsFit(page: Page, earlier: readonly ListedMail[]): Promise<string[]> {
  const known = new Set(earlier.map(({ path }) => path));
  const mails = (await listMails(page)).filter(({ path }) => !known.has(path));
  const kinds = new Map(mails.map(({ subject, path }) => [kindOf(subject), path]));
  for (const [kind, path] of kinds) {
    const [, text = ''] = /<pre>(.*)<\/pre>/s.exec(await (await page.request.get(path)).text()) ?? [];
    expect(text.length, `the plain text of ${kind}`).toBeGreaterThan(80);
    await expectMailFits(page, path);
  }
  return [...kinds.keys()];
}

/** Returns the words of a subject before what differs from mail to mail, such as 'Paid' or 'Your offer for'. */
function kindOf(subject: string): string {
  return subject.split(/: | about | for | by /)[0] ?? subject;
}

/** Runs in the page. */
function overflow(): number {
  return document.documentElement.scrollWidth - innerWidth;
}

/** Runs in the page. */
function isShown(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
}
