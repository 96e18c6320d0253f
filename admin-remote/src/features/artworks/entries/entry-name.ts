import { entryKindLabels } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type { WorkEntry } from '@gallery/shared/contract/catalogue/entries/work-entries.schema';

const maxLetters = 60;

/** Names an entry in buttons and questions: 'Condition report, March 2021: Cleaned'. */
export function entryName({ kind, date, text }: WorkEntry): string {
  const dated = date === '' ? entryKindLabels[kind] : `${entryKindLabels[kind]}, ${date}`;
  return `${dated}: ${text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text}`;
}
