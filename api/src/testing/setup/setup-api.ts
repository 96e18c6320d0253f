import type { FastifyInstance } from 'fastify';
import type { Database, OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../database/test-database';
import { newAdministrator } from '../gallery/admin-account';
import { openShop } from '../orders/orders';
import { buildTestApp } from '../server/test-app';

/** The returned object is empty until `beforeAll`, and has its own database. */
export function setUp<Opened extends { app: FastifyInstance }>(
  open: (db: Database) => Opened | Promise<Opened>,
): Opened & { db: Database } {
  let database: OpenDatabase;
  const opened = {} as Opened & { db: Database };
  beforeAll(async () => {
    database = await openTestDatabase();
    Object.assign(opened, await open(database.db), { db: database.db });
  });
  afterAll(async () => {
    await opened.app.close();
    await database.close();
  });
  return opened;
}

export function setUpApi() {
  return setUp((db) => ({ app: buildTestApp(db) }));
}

export function setUpAdminApi() {
  return withCurator((db) => ({ app: buildTestApp(db) }));
}

export function setUpAdminShop() {
  return withCurator(openShop);
}

type Curator = Awaited<ReturnType<typeof newAdministrator>>;

/** Creates the curator object at once, so that test files can destructure it. */
function withCurator<Opened extends { app: FastifyInstance }>(open: (db: Database) => Opened) {
  const curator = {} as Curator;
  const opened = setUp(async (db) => {
    const place = open(db);
    Object.assign(curator, await newAdministrator(place.app, db));
    return place;
  });
  return Object.assign(opened, { curator });
}
