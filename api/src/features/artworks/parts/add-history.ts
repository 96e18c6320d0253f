import { randomUUID } from 'node:crypto';
import {
  type HistoryField,
  historyFields,
  historyKinds,
  missingHistory,
} from '@gallery/shared/contract/catalogue/entries/history-lines';
import { maxWorkEntries } from '@gallery/shared/contract/catalogue/entries/work-entries';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { entryName, workEntries } from './entry.table';
import { historyOf } from './read-history';

type EntryRow = Omit<typeof workEntries.$inferSelect, 'createdAt'>;
export type HistoryLines = Partial<Record<HistoryField, string | null>>;

/** Returns public entries for the lines that a work lacks. Needs the lock of a work that exists. Throws a 422 at the limit. */
export async function planHistory(tx: Database, artworkId: string, lines: HistoryLines): Promise<EntryRow[]> {
  if (!historyFields.some((field) => lines[field])) return [];
  const ofWork = eq(workEntries.artworkId, artworkId);
  const present = await tx.select().from(workEntries).where(ofWork).orderBy(asc(workEntries.position));
  const known = historyOf(present);
  const added = historyFields.flatMap((field) =>
    missingHistory(lines[field] ?? '', known[field]).map((entry) => ({
      ...entry,
      kind: historyKinds[field],
    })),
  );
  const [first] = historyFields.filter((field) => lines[field]);
  if (first && present.length + added.length > maxWorkEntries) {
    const message = `A work has at most ${maxWorkEntries} entries. Remove some first.`;
    throw new HttpError(422, message, { [first]: message });
  }
  return added.map((entry, place) => ({
    id: randomUUID(),
    artworkId,
    position: present.length + place + 1,
    ...entry,
    isPublic: true,
  }));
}

/** Inserts what `planHistory` returned. `by` is the administrator's id. */
export async function insertHistory(tx: Database, rows: EntryRow[], by: string): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await tx.insert(workEntries).values(rows);
  const to = rows.map(entryName).join(', ');
  await recordAudit(tx, { subject: 'artwork', subjectId: first.artworkId, action: 'Entries added', to, by });
}
