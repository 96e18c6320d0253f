import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeedArtist, SeedWork } from '../../seed/collection/collection-types';
import { keepPicture, type PictureFolders } from '../features/media/keep-picture';
import type { PictureFacts } from '../features/media/make-picture';
import { originalUrl } from '../http/picture-address';
import { waitForTurn } from './advisory-lock';
import type { Database } from './client';
import { artists, artworks, pictures } from './schema';

/** A collection to fill the database with; `works` newest first, their pictures as JPEG files in one folder. */
export type Collection = { artists: SeedArtist[]; works: SeedWork[]; picturesFolder: string };

/**
 * Fills an empty database with the collection and leaves any other as it is. The pictures are made first and
 * the rows written in one transaction: killed in between, the database is still empty and the next start fills it.
 * `report` is told how far it is.
 */
export async function seedDatabase(
  db: Database,
  collection: Collection,
  folders: PictureFolders,
  report: (progress: string) => void,
): Promise<void> {
  if (!(await isEmpty(db))) return;
  const facts = await keepPictures(collection, folders, report);
  report('Filling the database');
  await db.transaction(async (tx) => {
    await waitForTurn(tx, 'seed');
    if (await isEmpty(tx)) await writeRows(tx, collection, facts);
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const [artist] = await db.select({ id: artists.id }).from(artists).limit(1);
  const [work] = await db.select({ id: artworks.id }).from(artworks).limit(1);
  return !artist && !work;
}

type FactsByPicture = Map<SeedWork['picture'], PictureFacts>;

async function keepPictures(
  { works, picturesFolder }: Collection,
  folders: PictureFolders,
  report: (progress: string) => void,
): Promise<FactsByPicture> {
  const facts: FactsByPicture = new Map();
  for (const { picture } of works) {
    report(`Preparing pictures: ${facts.size + 1} of ${works.length}`);
    const original = await readFile(path.join(picturesFolder, `${picture}.jpg`));
    facts.set(picture, await keepPicture(original, folders));
  }
  return facts;
}

async function writeRows(tx: Database, { artists: people, works }: Collection, facts: FactsByPicture) {
  const idOf = new Map(people.map(({ key }) => [key, randomUUID()]));
  const newest = Date.now();
  const age = (place: number) => new Date(newest - place * minute);
  await tx.insert(artists).values(
    people.map(({ key, artist_statement, artist_bio, ...artist }, place) => ({
      ...artist,
      id: found(idOf, key),
      statement: artist_statement,
      bio: artist_bio,
      createdAt: age(place),
    })),
  );
  await tx
    .insert(pictures)
    .values([...facts.values()].map(({ original, ...picture }) => picture))
    .onConflictDoNothing();
  await tx.insert(artworks).values(
    works.map((work, place) => ({
      ...artworkRowOf(work, found(facts, work.picture)),
      artistId: found(idOf, work.artist),
      createdAt: age(place),
    })),
  );
}

const minute = 60_000;

function artworkRowOf(work: SeedWork, picture: PictureFacts) {
  const { year, materials, framed, signed, condition, price, description } = work;
  return {
    id: randomUUID(),
    name: work.name_of_artwork,
    type: work.type_of_artwork,
    imgUrl: originalUrl(picture),
    pictureHash: picture.hash,
    heightCm: work.height_cm,
    widthCm: work.width_cm,
    depthCm: work.depth_cm,
    visualDescription: work.visual_description,
    ...{ year, materials, framed, signed, condition, price, description },
  };
}

function found<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The collection names '${key}', which is not in it.`);
  return value;
}
