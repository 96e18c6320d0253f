import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { orders } from '../../features/orders/order.table';
import { migrationsFolder } from '../../folders';
import { openTestDatabase } from '../../testing/database/test-database';
import { addOrder } from '../../testing/gallery/admin-account';

test('an upgrade numbers existing orders by date, and new orders continue', async () => {
  const { db, close } = await openTestDatabase();
  for (const day of [3, 1, 2])
    await addOrder(db, { artworkName: `Day ${day}`, createdAt: new Date(`2026-11-0${day}T10:00:00Z`) });
  await db.execute(sql`ALTER TABLE orders DROP COLUMN number`);
  const migration = await readFile(path.join(migrationsFolder, '0018_order_numbers.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  await addOrder(db, { artworkName: 'Day 4' });
  const numbered = await db
    .select({ number: orders.number, name: orders.artworkName })
    .from(orders)
    .orderBy(orders.number);
  expect(numbered).toEqual([1, 2, 3, 4].map((day) => ({ number: 1000 + day, name: `Day ${day}` })));
  await close();
});
