import { randomUUID } from 'node:crypto';
import { maxWorkEntries } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type { EntryInput } from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { recordset } from '../../../db/statements';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { changeWorkPart, type PartChange, type WorkChange } from '../editing/change-work-part';
import { entryName, workEntries } from '../parts/entry.table';

export type EntryRow = typeof workEntries.$inferSelect;

/** Adds an entry at the end. Throws a 404 for an unknown work, a 409 for a stale edit, and a 422 at the limit. */
export function addEntry(db: Database, change: WorkChange, input: EntryInput): Promise<void> {
  return changeEntries(db, change, async (tx, present) => {
    if (present.length >= maxWorkEntries) {
      const message = `A work has at most ${maxWorkEntries} entries. Remove one first.`;
      throw new FieldError(422, 'text', message);
    }
    const { artworkId } = change;
    const row = { id: randomUUID(), artworkId, position: present.length + 1, ...columnsOf(input) };
    await tx.insert(workEntries).values(row);
    return { action: 'Entry added', to: entryName(row) };
  });
}

/** Throws like `removeEntry`. */
export function changeEntry(db: Database, change: WorkChange, id: string, input: EntryInput): Promise<void> {
  return changeEntries(db, change, async (tx, present) => {
    const before = entryIn(present, id);
    const after = { ...before, ...columnsOf(input) };
    const [from, to] = [entryName(before), entryName(after)];
    if (before.text === after.text && from === to) return null;
    await tx.update(workEntries).set(columnsOf(input)).where(eq(workEntries.id, before.id));
    return { action: 'Entry changed', from, to };
  });
}

/** Throws a 404 for an unknown work or entry, and a 409 for a stale edit. */
export function removeEntry(db: Database, change: WorkChange, id: string): Promise<void> {
  return changeEntries(db, change, async (tx, present) => {
    const removed = entryIn(present, id);
    await tx.delete(workEntries).where(eq(workEntries.id, removed.id));
    await savePlaces(
      tx,
      present.filter((one) => one !== removed),
    );
    return { action: 'Entry removed', from: entryName(removed) };
  });
}

/** Throws a 422 unless `order` names each entry once, and otherwise like `removeEntry`. */
export function orderEntries(db: Database, change: WorkChange, order: string[]): Promise<void> {
  return changeEntries(db, change, async (tx, present) => {
    const byId = new Map(present.map((one) => [one.id, one]));
    const ordered = [...new Set(order)].flatMap((id) => byId.get(id.toLowerCase()) ?? []);
    if (ordered.length !== present.length || order.length !== present.length) {
      const message = 'order must name each entry of the work once';
      throw new FieldError(422, 'order', message);
    }
    if (ordered.every((one, index) => one === present[index])) return null;
    await savePlaces(tx, ordered);
    const names = (rows: EntryRow[]) => rows.map(entryName).join(', ');
    return { action: 'Entries put in order', from: names(present), to: names(ordered) };
  });
}

/** Changes the entries of a locked work. `write` returns `null` if it changes nothing. */
export function changeEntries(
  db: Database,
  change: WorkChange,
  write: (tx: Database, present: EntryRow[]) => Promise<PartChange | null>,
): Promise<void> {
  return changeWorkPart(db, change, async (tx, work) => {
    const ofWork = eq(workEntries.artworkId, work.id);
    return write(tx, await tx.select().from(workEntries).where(ofWork).orderBy(asc(workEntries.position)));
  });
}

export function entryIn(present: EntryRow[], id: string): EntryRow {
  const found = present.find((one) => one.id === id.toLowerCase());
  if (!found) throw new HttpError(404, 'The work has no entry with this id.');
  return found;
}

function columnsOf({ kind, date, text, is_public: isPublic }: EntryInput) {
  return { kind, date, text, isPublic };
}

async function savePlaces(tx: Database, rows: EntryRow[]): Promise<void> {
  const positions = rows.map(({ id }, index) => ({ id, position: index + 1 }));
  await tx.execute(sql`
    UPDATE artwork_entries SET position = placed.position
    FROM ${recordset(positions)} AS placed (id uuid, position int)
    WHERE artwork_entries.id = placed.id AND artwork_entries.position <> placed.position`);
}
