import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unknownFacts } from '@gallery/shared/contract/catalogue/artwork-facts.schema';
import type { CurrencyRate } from '@gallery/shared/contract/currencies/currency';
import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import { wallClockOf } from '@gallery/shared/domain/clock';
import type { SeedArtist, SeedEvent, SeedWork } from '../../seed/collection/collection-types';
import { waitForLock } from '../db/advisory-lock';
import type { Database } from '../db/client';
import { artists } from '../features/artists/artist.table';
import { artworks } from '../features/artworks/artwork.table';
import { editions } from '../features/artworks/edition.table';
import { factsOf } from '../features/artworks/fact-columns';
import { planHistory } from '../features/artworks/parts/add-history';
import { workEntries } from '../features/artworks/parts/entry.table';
import { workPictures } from '../features/artworks/parts/work-picture.table';
import { currencyRates } from '../features/currencies/currency-rates.table';
import { deliveryTables } from '../features/delivery/delivery-table.table';
import type { PictureFacts } from '../features/media/make-picture';
import { originalUrl, pictures } from '../features/media/picture.table';
import type { SavePicture } from '../features/media/picture-process';
import { seedEvents } from './seed-events';

/** `works` are newest first. All pictures are JPEG files in one folder. */
export type Collection = {
  artists: SeedArtist[];
  works: SeedWork[];
  events: SeedEvent[];
  currencies?: CurrencyRate[];
  delivery?: DeliveryZone[];
  picturesFolder: string;
};

/** Fills only an empty database. Writes the rows last, in one transaction, so that a killed start begins again. */
export async function seedDatabase(
  db: Database,
  collection: Collection,
  savePicture: SavePicture,
  report: (progress: string) => void,
): Promise<void> {
  if (!(await isEmpty(db))) return;
  const facts = await savePictures(collection, savePicture, report);
  report('Filling the database');
  await db.transaction(async (tx) => {
    await waitForLock(tx, 'seed');
    if (await isEmpty(tx)) await writeRows(tx, collection, facts);
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const [artist] = await db.select({ id: artists.id }).from(artists).limit(1);
  const [work] = await db.select({ id: artworks.id }).from(artworks).limit(1);
  return !artist && !work;
}

export function pictureNamesOf({ works, events }: Collection): Set<string> {
  const more = works.flatMap((work) => work.more ?? []);
  return new Set([...works, ...more, ...events].map(({ picture }) => picture));
}

type FactsByPicture = Map<string, PictureFacts>;

async function savePictures(
  collection: Collection,
  savePicture: SavePicture,
  report: (progress: string) => void,
): Promise<FactsByPicture> {
  const facts: FactsByPicture = new Map();
  const names = pictureNamesOf(collection);
  for (const picture of names) {
    report(`Preparing pictures: ${facts.size + 1} of ${names.size}`);
    const original = await readFile(path.join(collection.picturesFolder, `${picture}.jpg`));
    facts.set(picture, await savePicture(original));
  }
  return facts;
}

async function writeRows(tx: Database, collection: Collection, facts: FactsByPicture) {
  const now = new Date();
  const picture = (name: string) => found(facts, name);
  await tx
    .insert(pictures)
    .values([...facts.values()].map(({ original, ...one }) => one))
    .onConflictDoNothing();
  await writeWorks(tx, collection, picture, now);
  const descriptions = new Map(collection.works.map((work) => [work.picture, work.visual_description]));
  const described = (name: string) => found(descriptions, name);
  await seedEvents(tx, collection.events, { picture, described, now });
  const { currencies: rates, delivery: zones } = collection;
  const day = wallClockOf(now.toISOString()).slice(0, 10);
  if (rates) await tx.insert(currencyRates).values({ version: 1, rates, day });
  if (zones) await tx.insert(deliveryTables).values({ version: 1, zones });
}

async function writeWorks(
  tx: Database,
  { artists: people, works }: Collection,
  picture: (name: string) => PictureFacts,
  now: Date,
): Promise<void> {
  const artistIds = new Map(people.map(({ key }) => [key, randomUUID()]));
  const age = (index: number) => new Date(now.getTime() - index * minute);
  await tx.insert(artists).values(
    people.map(({ key, artist_statement, artist_bio, exhibitions, ...artist }, index) => ({
      ...artist,
      id: found(artistIds, key),
      statement: artist_statement,
      bio: artist_bio,
      exhibitions: exhibitions.join('\n'),
      createdAt: age(index),
    })),
  );
  const rows = works.map((work, index) => ({
    ...artworkRowOf(work, picture(work.picture)),
    id: randomUUID(),
    artistId: found(artistIds, work.artist),
    createdAt: age(index),
  }));
  const made = works.flatMap(({ edition }, index) => {
    const row = rows[index];
    return edition && row ? [{ row, edition }] : [];
  });
  if (made.length > 0)
    await tx.insert(editions).values(made.map(({ row: { id }, edition: { size } }) => ({ id, size })));
  const unique = rows.filter((_, index) => !works[index]?.edition);
  const numbers = made.flatMap(numbersOf);
  await tx.insert(artworks).values([unique, numbers].flat());
  const workOf = new Map(rows.map(({ id }, index) => [String(id), works[index]]));
  const hung = [
    unique.map(({ id }) => ({ id, of: id })),
    numbers.map(({ id, editionId: of }) => ({ id, of })),
  ];
  for (const { id, of } of hung.flat()) {
    const entries = await planHistory(tx, id, workOf.get(of) ?? {});
    if (entries.length > 0) await tx.insert(workEntries).values(entries);
  }
  const more = works.flatMap((work, index) => moreOf(work, rows[index]?.id ?? '', picture));
  if (more.length > 0) await tx.insert(workPictures).values(more);
}

/** Number 1 is the work itself. */
function numbersOf<Row extends { id: string }>(made: { row: Row; edition: { size: number; sold: number } }) {
  const { row, edition } = made;
  return Array.from({ length: edition.size }, (_, index) => ({
    ...row,
    id: index === 0 ? row.id : randomUUID(),
    availability: index < edition.sold ? ('sold' as const) : ('available' as const),
    editionId: row.id,
    editionNumber: index + 1,
    editionSize: edition.size,
  }));
}

function moreOf({ more = [] }: SeedWork, artworkId: string, pictureNamed: (name: string) => PictureFacts) {
  return more.map(({ picture: name, kind, alt }, index) => {
    const picture = pictureNamed(name);
    const shown = { imgUrl: originalUrl(picture), pictureHash: picture.hash };
    return { id: randomUUID(), artworkId, position: index + 1, kind, alt, ...shown };
  });
}

const minute = 60_000;

function artworkRowOf(work: SeedWork, picture: PictureFacts) {
  const { name_of_artwork: name, type_of_artwork: type, price, description } = work;
  return {
    name,
    type,
    price,
    description,
    imgUrl: originalUrl(picture),
    pictureHash: picture.hash,
    priceOnRequest: work.price_on_request ?? false,
    openToOffers: work.open_to_offers ?? false,
    availability: work.sold ? ('sold' as const) : ('available' as const),
    ...factsOf({ ...unknownFacts, ...work }),
  };
}

function found<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The collection names '${key}', which is not in it.`);
  return value;
}
