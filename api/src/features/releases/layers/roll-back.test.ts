import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addCanary } from '../../../testing/releases/releases';
import { byEdge, byEvidence } from '../audit/record-event';
import { lockLayers } from '../registry/lock-layers';
import { type ReleaseRow, releases } from '../registry/release.table';
import { withdrawCanary } from './canary';
import { promoteCanary } from './promote';
import { rollBack } from './roll-back';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const cause = { by: byEdge, reason: 'Prices overlap' };
const noKeys = new Map();
const rollBackTo = (target: ReleaseRow) =>
  database.db.transaction((tx) => rollBack(tx, 'gallery', noKeys, target, cause));
const layers = () => database.db.transaction((tx) => lockLayers(tx, 'gallery'));
const rowOf = async ({ id }: ReleaseRow) => {
  const [row] = await database.db.select().from(releases).where(eq(releases.id, id));
  return row;
};
const stateOf = async (release: ReleaseRow) => (await rowOf(release))?.state;

test('a rollback to the live release ends the canary and keeps the live release', async () => {
  const { live, candidate } = await addCanary(database.db);
  await rollBackTo(live);
  expect(await layers()).toMatchObject({ liveId: live.id, canaryId: null });
  expect(await stateOf(candidate)).toBe('withdrawn');
});

test('a rollback to the live release changes nothing after the canary is withdrawn', async () => {
  const { live } = await addCanary(database.db);
  await database.db.transaction((tx) => withdrawCanary(tx, 'gallery', { ...cause, by: byEvidence }));
  await expect(rollBackTo(live)).rejects.toThrow('1.0.0 is live already.');
  expect(await layers()).toMatchObject({ liveId: live.id });
  expect(await stateOf(live)).toBe('live');
});

test('a rollback restores the release that was live before the canary’s promotion', async () => {
  const { live, candidate } = await addCanary(database.db);
  await database.db.transaction((tx) => promoteCanary(tx, 'gallery', cause));
  await rollBackTo(live);
  expect(await layers()).toMatchObject({ liveId: live.id });
  expect(await stateOf(candidate)).toBe('withdrawn');
});

test('dates a withdrawal no earlier than the release before is live again', async () => {
  const { live, candidate } = await addCanary(database.db);
  await database.db.transaction((tx) => promoteCanary(tx, 'gallery', cause));
  await rollBackTo(live);
  const [back, away] = [await rowOf(live), await rowOf(candidate)];
  expect(away?.stateAt.getTime()).toBeGreaterThanOrEqual(back?.stateAt.getTime() ?? Number.NaN);
});
