import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { addOrder, newAdministrator } from '../../testing/gallery/admin-account';
import { jpegOf } from '../../testing/gallery/pictures';
import { addArtwork, addEvent } from '../../testing/gallery/records';
import { uploadedPicture } from '../../testing/gallery/uploads';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { buildTestApp } from '../../testing/server/test-app';
import { storages, type TestStorage } from '../../testing/storage/storages';
import { findArtworkImages, findEntryImages, findFurtherImages } from '../artworks/parts/artwork-pictures';
import { entryPictures, workEntries } from '../artworks/parts/entry.table';
import { workPictures } from '../artworks/parts/work-picture.table';
import { findEventImages } from '../events/event-image';
import { findOrderImages } from '../orders/placing/save-held-order';
import { cleanUpStorage } from './clean-up-storage';
import { keyOf } from './objects/object-store';

describe.each(storages)('with %s', (name, openStorage) => {
  const folder = temporaryFolder();
  let opened: TestStorage;
  let database: OpenDatabase;
  let app: ReturnType<typeof buildTestApp>;
  let headers: { authorization: string };

  beforeAll(async () => {
    database = await openTestDatabase();
    opened = await openStorage(path.join(folder, name));
    app = buildTestApp(database.db, folder, { storage: opened.storage });
    ({ headers } = await newAdministrator(app, database.db));
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
    await database.close();
  });

  const findUsed = [findArtworkImages, findFurtherImages, findEntryImages, findEventImages, findOrderImages];
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);

  async function uploaded(at: Date): Promise<string> {
    const address = await uploadedPicture(app, headers, await jpegOf(30, 20));
    const [, name = ''] = /o\/([^?]+)/.exec(address) ?? [];
    await opened.age(`storage/objects/${keyOf(decodeURIComponent(name))}`, at);
    return address;
  }

  test('deletes an unused picture after a day and keeps any other', async () => {
    const stores = opened.storage.embedded;
    const [ofWork, further, ofEntry, ofEvent, ofOrder, fresh, orphan] = [
      await uploaded(twoDaysAgo),
      await uploaded(twoDaysAgo),
      await uploaded(twoDaysAgo),
      await uploaded(twoDaysAgo),
      await uploaded(twoDaysAgo),
      await uploaded(new Date()),
      await uploaded(twoDaysAgo),
    ];
    const { id: artworkId } = await addArtwork(database.db, { imgUrl: ofWork, archivedAt: new Date() });
    await database.db
      .insert(workPictures)
      .values({ id: randomUUID(), artworkId, position: 1, kind: 'back', imgUrl: further as string });
    const entryId = randomUUID();
    await database.db
      .insert(workEntries)
      .values({ id: entryId, artworkId, position: 1, kind: 'condition', text: 'A crack' });
    await database.db
      .insert(entryPictures)
      .values({ id: randomUUID(), entryId, position: 1, imgUrl: ofEntry as string });
    await addEvent(database.db, { imgUrl: ofEvent });
    await addOrder(database.db, { imgUrl: ofOrder });
    await cleanUpStorage(database.db, stores, findUsed);
    for (const saved of [ofWork, further, ofEntry, ofEvent, ofOrder, fresh]) {
      expect((await app.inject(saved as string)).statusCode).toBe(200);
    }
    expect((await app.inject(orphan as string)).statusCode).toBe(404);
  });

  test('keeps a picture that a form names during the cleanup', async () => {
    const stores = opened.storage.embedded;
    const [before, during] = [await uploaded(twoDaysAgo), await uploaded(twoDaysAgo)];
    const formSent = await opened.storage.pictures.check(before);
    const objects: typeof stores.objects = {
      ...stores.objects,
      async idle(since) {
        const idle = await stores.objects.idle(since);
        await opened.storage.pictures.check(during);
        return idle;
      },
    };
    await cleanUpStorage(database.db, { ...stores, objects }, findUsed);
    for (const saved of [before, during]) expect((await app.inject(saved)).statusCode).toBe(200);
    expect(formSent).toBe(before);
  });

  test('keeps a picture that is used just before its removal', async () => {
    const stores = opened.storage.embedded;
    const shown = await uploaded(twoDaysAgo);
    const objects: typeof stores.objects = {
      ...stores.objects,
      async removeIdle(...given) {
        await addArtwork(database.db, { imgUrl: shown });
        return stores.objects.removeIdle(...given);
      },
    };
    await cleanUpStorage(database.db, { ...stores, objects }, findUsed);
    expect((await app.inject(shown)).statusCode).toBe(200);
  });

  test('deletes an abandoned upload after a day', async () => {
    const stores = opened.storage.embedded;
    const given = { name: 'images/a.jpg', bytes: 10, by: 'somebody' };
    const [left, going] = [await stores.uploads.start(given), await stores.uploads.start(given)];
    await opened.age(`storage/uploads/${left.id}`, twoDaysAgo);
    await cleanUpStorage(database.db, stores, findUsed);
    expect(await stores.uploads.find(left.id)).toBeNull();
    expect(await stores.uploads.find(going.id)).toMatchObject(given);
  });
});
