import { randomUUID } from 'node:crypto';
import { landingLimits } from '@gallery/shared/contract/landing/landing';
import { eq, sql } from 'drizzle-orm';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';
import { landingChoices } from '../places/landing-choice.table';

const api = setUpAdminApi();
const { curator } = api;

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

async function addWork(name: string, [width, height]: [number, number], given = {}): Promise<string> {
  const hash = randomUUID().replaceAll('-', '');
  await api.db.insert(pictures).values({ hash, width, height, widths: [320], placeholder: 'data:,' });
  return (await addArtwork(api.db, { name, pictureHash: hash, ...given })).id;
}

const choose = (place: string, artwork_id: string, starts_at?: string) =>
  curator.does('POST', '/landing/choices', { place, artwork_id, starts_at });
const shown = async (place = 'landing'): Promise<string[]> =>
  (await api.app.inject(`/api/artwork?place=${place}&short=true`))
    .json()
    .artworks.map(({ name_of_artwork }: { name_of_artwork: string }) => name_of_artwork);
const places = async (at = '') =>
  Object.fromEntries(
    (await curator.sees(`/landing/choices${at && `?at=${at}`}`)).places.map((one: { place: string }) => [
      one.place,
      one,
    ]),
  );

let works: Record<'tall' | 'wide' | 'small' | 'other', string>;

beforeEach(async () => {
  await api.db.delete(artworks);
  const [tall, wide] = [await addWork('tall', [1200, 1600]), await addWork('wide', [1600, 1000])];
  works = {
    tall,
    wide,
    small: await addWork('small', [999, 1200]),
    other: await addWork('other', [2000, 2000]),
  };
});

test('the standing choice keeps its works when others arrive', async () => {
  expect(await shown()).toEqual(['tall', 'wide']);
  await addWork('newest', [3000, 4000]);
  expect(await shown()).toEqual(['tall', 'wide']);
  expect(await shown('log-in')).toEqual(['tall', 'wide', 'other']);
});

test('a gallery with small pictures alone has no hero, and an empty one nothing', async () => {
  await api.db.update(artworks).set({ archivedAt: sql`now()` });
  expect(await shown()).toEqual([]);
  await addWork('tiny', [300, 200]);
  expect(await shown()).toEqual(['tiny']);
});

test('a choice applies at once, stays when its work is sold, and gives way when it leaves', async () => {
  expect(await choose('hero', works.other)).toMatchObject({ status: 201, message: 'Choice saved.' });
  await choose('log-in', works.wide);
  await choose('unveiled', works.small);
  await api.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, works.other));
  expect([await shown(), await shown('log-in')]).toEqual([['other', 'small'], ['wide']]);
  await api.db.update(artworks).set({ archivedAt: sql`now()` }).where(eq(artworks.id, works.other));
  expect((await shown())[0]).toBe('tall');
  expect((await places()).hero).toMatchObject({
    shown: { _id: works.tall },
    is_chosen: false,
    choices: [{ state: 'left out' }],
  });
  await api.db.delete(artworks).where(eq(artworks.id, works.other));
  expect((await places()).hero.choices).toEqual([]);
});

test('a choice for later waits for its day, and the preview shows it', async () => {
  await choose('hero', works.other);
  await choose('hero', works.wide, inDays(2));
  expect((await shown())[0]).toBe('other');
  expect((await places()).hero.choices).toMatchObject([{ state: 'shown' }, { state: 'waiting' }]);
  expect((await places(inDays(3))).hero).toMatchObject({ shown: { _id: works.wide }, is_chosen: true });
  await api.db.update(landingChoices).set({ startsAt: sql`starts_at - interval '3 days'` });
  expect((await shown())[0]).toBe('wide');
  const [inForce] = (await places()).hero.choices;
  await curator.does('DELETE', `/landing/choices/${inForce._id}`);
  expect((await shown())[0]).toBe('tall');
});

test('the same work never fills both places of the page', async () => {
  await choose('hero', works.other);
  await choose('unveiled', works.other);
  expect(await shown()).toEqual(['other', 'wide']);
});

test('the auction shows the chosen work while a lot has it', async () => {
  const auction = await addAuction(api.db, { publishedAt: new Date() });
  const [first, second] = [
    await addLot(api.db, auction, { artworkId: works.tall }),
    await addLot(api.db, auction, { artworkId: works.wide, number: 2 }),
  ];
  const lotsAt = async (query: string) =>
    (await api.app.inject(`/api/lot?${query}limit=1`)).json().lots.map(({ _id }: { _id: string }) => _id);
  expect(await lotsAt('place=landing&')).toEqual([first.id]);
  await choose('auction', works.wide);
  expect([await lotsAt('place=landing&'), await lotsAt('')]).toEqual([[second.id], [first.id]]);
  expect((await places()).auction).toMatchObject({ shown: { _id: works.wide }, is_chosen: true });
  await choose('auction', works.other);
  expect(await lotsAt('place=landing&')).toEqual([first.id]);
  expect((await places()).auction).toMatchObject({ shown: null, choices: [{ state: 'left out' }] });
});

test.each([
  ['a small picture for the hero', () => choose('hero', works.small), 'artwork_id'],
  ['an unknown work', () => choose('hero', randomUUID()), 'artwork_id'],
  ['no id', () => choose('hero', 'x'.repeat(5_000)), 'artwork_id'],
  ['an unknown place', () => choose('footer', works.tall), 'place'],
  ['a day in the past', () => choose('hero', works.tall, inDays(-1)), 'starts_at'],
  ['a day in two years', () => choose('hero', works.tall, inDays(730)), 'starts_at'],
  ['no date', () => choose('hero', works.tall, 'soon'), 'starts_at'],
])('refuses %s', async (_what, send, field) => {
  expect(await send()).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
  expect(await api.db.$count(landingChoices)).toBe(0);
});

test('ten choices for one moment become one, and the limit holds for ten at once', async () => {
  const moment = inDays(1);
  await Promise.all(Array.from({ length: 10 }, () => choose('hero', works.tall, moment)));
  expect(await api.db.$count(landingChoices)).toBe(1);
  const rows = Array.from({ length: landingLimits.waiting - 2 }, (_, day) => new Date(inDays(day + 2)));
  await api.db
    .insert(landingChoices)
    .values(
      rows.map((startsAt) => ({ id: randomUUID(), place: 'hero' as const, artworkId: works.tall, startsAt })),
    );
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, hour) => choose('hero', works.tall, inDays(100 + hour))),
  );
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
});
