import type { OpenQuery } from '@gallery/shared/contract/done.schema';
import type { EnquiriesAnswer, EnquiryRecord } from '@gallery/shared/contract/enquiry';
import { idPattern } from '@gallery/shared/contract/id';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/http-error';
import { readPaged } from '../../http/paged';
import { recordAudit } from '../audit/record-audit';
import { enquiries } from './enquiry.table';

/** One page of the enquiries, newest first. Throws a 422 for a cursor that is not one of ours. */
export async function listEnquiries(db: Database, query: OpenQuery): Promise<EnquiriesAnswer> {
  const filter = query.open ? isNull(enquiries.doneAt) : undefined;
  const { rows, page } = await readPaged(query, {
    async count() {
      const [counted] = await db.select({ total: count() }).from(enquiries).where(filter);
      return counted?.total ?? 0;
    },
    read: ({ limit, offset }) =>
      db
        .select()
        .from(enquiries)
        .where(filter)
        .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
        .limit(limit)
        .offset(offset),
  });
  return { ...page, enquiries: rows.map(enquiryOf) };
}

/** Throws a 404 for an unknown id. */
export async function findEnquiry(db: Database, id: string): Promise<EnquiryRecord> {
  const [row] = idPattern.test(id) ? await db.select().from(enquiries).where(eq(enquiries.id, id)) : [];
  return enquiryOf(row ?? refuseId());
}

/** Marks an enquiry as answered, or as open again; `by` is the administrator. Throws a 404 for an unknown id. */
export async function markEnquiry(
  db: Database,
  id: string,
  done: boolean,
  by: string,
): Promise<EnquiryRecord> {
  const { _id } = await findEnquiry(db, id);
  return db.transaction(async (tx) => {
    const { doneAt } = enquiries;
    const [changed] = await tx
      .update(enquiries)
      .set({ doneAt: done ? new Date() : null })
      .where(and(eq(enquiries.id, _id), done ? isNull(doneAt) : isNotNull(doneAt)))
      .returning({ id: enquiries.id });
    const action = done ? 'Enquiry done' : 'Enquiry opened again';
    if (changed) await recordAudit(tx, { subject: 'enquiry', subjectId: _id, action, by });
    return findEnquiry(tx, _id);
  });
}

function refuseId(): never {
  throw new HttpError(404, 'No enquiry with this id.');
}

function enquiryOf(row: typeof enquiries.$inferSelect): EnquiryRecord {
  const { id, fullname, email, mobile, artworkId, artworkName, createdAt, doneAt } = row;
  return {
    _id: id,
    ...{ fullname, email, mobile },
    artname: artworkName,
    art_id: artworkId,
    at: createdAt.toISOString(),
    done: doneAt !== null,
  };
}
