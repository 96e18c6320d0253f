import type { DeliveryTable } from '@gallery/shared/contract/delivery/delivery';
import type { DeliveryTableInput } from '@gallery/shared/contract/delivery/delivery-input.schema';
import { desc } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { isUniqueViolation } from '../../db/database-errors';
import { HttpError } from '../../http/answers/http-error';
import { auditDelivery } from './audit-delivery';
import { deliveryTables } from './delivery-table.table';

/** Returns the newest zones, or none with version 0. */
export async function readDeliveryTable(db: Database): Promise<DeliveryTable> {
  const [newest] = await db.select().from(deliveryTables).orderBy(desc(deliveryTables.version)).limit(1);
  return newest ? { zones: newest.zones, version: newest.version } : { zones: [], version: 0 };
}

/** Adds the version that follows the one that the editor read. Throws a 409 with the newest after another edit. */
export async function saveDeliveryTable(
  db: Database,
  { zones, version }: DeliveryTableInput,
  by: string,
): Promise<DeliveryTable> {
  const before = await readDeliveryTable(db);
  if (before.version !== version) throw staleEdit(before);
  const added = { zones, version: version + 1 };
  try {
    await db.transaction(async (tx) => {
      await tx.insert(deliveryTables).values({ ...added, createdBy: by });
      await auditDelivery(tx, before.zones, zones, by);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw staleEdit(await readDeliveryTable(db));
    throw error;
  }
  return added;
}

function staleEdit(table: DeliveryTable): HttpError {
  const message =
    'Somebody else changed the delivery prices meanwhile. Compare with theirs, then save again.';
  return new HttpError(409, message, undefined, { table });
}
