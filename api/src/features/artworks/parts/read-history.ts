import {
  type HistoryField,
  historyFields,
  historyKinds,
  historyLine,
} from '@gallery/shared/contract/catalogue/entries/history-lines';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { workEntries } from './entry.table';

type EntryRow = typeof workEntries.$inferSelect;
export type WorkHistory = Record<HistoryField, EntryRow[]>;

/** Reads the public history of works in the curator's order. A work without entries has no key. */
export async function readHistories(
  db: Database,
  artworkIds: readonly string[],
): Promise<Map<string, WorkHistory>> {
  if (artworkIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(workEntries)
    .where(and(inArray(workEntries.artworkId, [...artworkIds]), eq(workEntries.isPublic, true)))
    .orderBy(asc(workEntries.artworkId), asc(workEntries.position));
  const ids = new Set(rows.map(({ artworkId }) => artworkId));
  return new Map(
    [...ids].map((id) => [id, historyOf(rows.filter(({ artworkId }) => artworkId === id))] as const),
  );
}

export function historyLines(history: WorkHistory | undefined): Record<HistoryField, string> {
  return fieldsOf((field) => (history?.[field] ?? []).map(historyLine).join('\n'));
}

/** `rows` are entries of one work in its order. Leaves out internal ones. */
export function historyOf(rows: readonly EntryRow[]): WorkHistory {
  return fieldsOf((field) => rows.filter(({ kind, isPublic }) => isPublic && kind === historyKinds[field]));
}

function fieldsOf<Value>(read: (field: HistoryField) => Value): Record<HistoryField, Value> {
  return Object.fromEntries(historyFields.map((field) => [field, read(field)])) as Record<
    HistoryField,
    Value
  >;
}
