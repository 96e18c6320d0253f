import { entryKindLabels } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type { workEntries } from './entry.table';

type EntryRow = typeof workEntries.$inferSelect;

/** Names an entry in the audit: 'Provenance, 2019 (internal): Private collection'. */
export function entryName({ kind, date, isPublic, text }: Omit<EntryRow, 'id' | 'createdAt'>): string {
  const dated = date === '' ? entryKindLabels[kind] : `${entryKindLabels[kind]}, ${date}`;
  return `${dated}${isPublic ? '' : ' (internal)'}: ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
}
