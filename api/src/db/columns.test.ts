import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/database/test-database';
import { dueNow } from './columns';
import { rowsOf } from './statements';

test('a time that is due now is never later than now once stored', async () => {
  const { db, close } = await openTestDatabase();
  const rounded = sql`SELECT ${dueNow}::timestamptz(3) <= now() AS due`;
  for (let times = 0; times < 30; times += 1) expect(await rowsOf(db, rounded)).toEqual([{ due: true }]);
  await close();
});
