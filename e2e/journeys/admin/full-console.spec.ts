import { randomUUID } from 'node:crypto';
import { countClicks } from '../../support/admin/clicks';
import { visitAsCurator } from '../../support/admin/curator';
import { runningAuction } from '../../support/bidding';
import { expect, test } from '../../support/visit';

type Row = Record<string, unknown>;
type Console = { auction: Row; lots: Row[]; entries: Row[]; unusual: Row[]; waiting: Row[]; bids: number };

test('a curator sees who bid what with three clicks, and what waits on the first screen at 1,000 bids', async ({
  page,
  request,
}) => {
  const { _id, title } = await runningAuction(request);
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: /^Auctions/ }).click();
  await page.getByRole('table', { name: 'Auctions' }).getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Live console' }).click();
  const newest = page.getByRole('table', { name: 'Bids' }).getByRole('row').nth(1);
  await expect(newest).toContainText(/\d+ [A-Z]\p{L}+.* on lot \d+.*#[\d,]+/u);
  expect(await clicks()).toBe(3);

  await page.route(`**/api/auction/${_id}/console`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: filled(await answer.json()) });
  });
  await page.reload();
  const needsYou = page.getByRole('region', { name: /^Needs you/ });
  await expect(needsYou.getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      needsYou.getByRole('link', { name: 'Decide' }),
      page.getByText(/^Results: 12 of 60/),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(height);
    }
  }
  await needsYou.getByRole('button', { name: 'Show all 153' }).click();
  await expect(needsYou.getByRole('heading', { level: 3 })).toHaveCount(114);
  // A bid of the demo may have caused another read of the console.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Fills the demo's console with a flood of bids. */
function filled(of: Console): Console {
  const paddle = (at: number) => ({ user_id: randomUUID(), paddle: 100 + at, name: `Bidder ${at}` });
  const [lot = {}] = of.lots;
  const lots = Array.from({ length: 60 }, (_, at) => ({
    ...lot,
    _id: randomUUID(),
    number: at + 1,
    bids: 17,
  }));
  const entry = (at: number) => ({
    lot_id: lots[at % 60]?._id,
    lot_number: (at % 60) + 1,
    seq: at + 1,
    at: new Date(Date.now() - at * 1_000),
    by: paddle(at),
    price: 500_000,
    effect: 'leads',
    reserve_met: true,
    closes_at: null,
    bid: at + 1,
    max: null,
    retracted: false,
    unusual: true,
    checked: false,
  });
  const waiting = Array.from({ length: 40 }, (_, at) => ({
    ...paddle(at),
    email: `bidder-${at}@example.com`,
    email_confirmed: true,
    since: new Date(),
  }));
  return {
    ...of,
    auction: { ...of.auction, lots: 60, ended: 12 },
    lots,
    entries: Array.from({ length: 100 }, (_, at) => entry(at)),
    unusual: Array.from({ length: 113 }, (_, at) => entry(at)),
    waiting,
    bids: 1_000,
  };
}
