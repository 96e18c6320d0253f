import type { RoomLabel } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artworks } from '../../artworks/artwork.table';
import { changesOf } from '../../audit/changes-of';
import { type AuditRecord, recordAudit } from '../../audit/record-audit';
import type { viewingRooms } from '../viewing-room.table';

type Entry = Omit<AuditRecord, 'subject'>;
type Columns = 'title' | 'recipient' | 'note' | 'showPrices' | 'closesAt';
/** `labels` has one for each work, in the curator's order. */
type Room = Pick<typeof viewingRooms.$inferSelect, Columns> & { labels: readonly RoomLabel[] };

export function auditRoom(tx: Database, entry: Entry): Promise<void> {
  return recordAudit(tx, { subject: 'viewing_room', ...entry });
}

/** Names which works changed. Leaves out client and notes, which go with the room while the audit stays. */
export async function roomChanges(
  tx: Database,
  before: Room,
  after: Room,
): Promise<Pick<Entry, 'from' | 'to'>> {
  const [were, are] = [idsOf(before.labels), idsOf(after.labels)];
  const left = were.filter((id) => !are.includes(id));
  const joined = are.filter((id) => !were.includes(id));
  const names = await namesOf(tx, [...left, ...are]);
  const fields = changesOf(shownFields(before), shownFields(after));
  const isReordered = left.length + joined.length === 0 && were.join() !== are.join();
  return {
    from: textOf([fields?.from, worksText('left', left, names)]),
    to: textOf([
      fields?.to,
      worksText('joined', joined, names),
      ...labelChanges(before.labels, after.labels, names),
      isReordered && 'works in another order',
      before.recipient !== after.recipient && 'another client',
      before.note !== after.note && 'another note',
    ]),
  };
}

export async function firstWorks(tx: Database, title: string, labels: readonly RoomLabel[]): Promise<string> {
  const ids = idsOf(labels);
  const names = await namesOf(tx, ids);
  const parts = [`title: ${title}`, worksText('joined', ids, names), ...labelChanges([], labels, names)];
  return textOf(parts) ?? '';
}

/** A work that joins had no note, and showed its price. */
function labelChanges(before: readonly RoomLabel[], after: readonly RoomLabel[], names: Names) {
  const earlier = new Map(before.map((label) => [label.artwork_id, label]));
  const wasOf = ({ artwork_id }: RoomLabel) => earlier.get(artwork_id) ?? { note: '', show_price: true };
  const noted = after.filter((label) => label.note !== wasOf(label).note);
  const priced = after.filter((label) => label.show_price !== wasOf(label).show_price);
  const [shown, hidden] = [priced.filter((one) => one.show_price), priced.filter((one) => !one.show_price)];
  return [
    worksText('note changed', idsOf(noted), names),
    worksText('price hidden', idsOf(hidden), names),
    worksText('price shown', idsOf(shown), names),
  ];
}

const idsOf = (labels: readonly RoomLabel[]) => labels.map(({ artwork_id }) => artwork_id);

function shownFields({ title, showPrices, closesAt }: Room) {
  return { title, prices: showPrices ? 'shown' : 'hidden', end: closesAt.toISOString() };
}

type Names = ReadonlyMap<string, string>;

async function namesOf(tx: Database, ids: readonly string[]): Promise<Names> {
  const { id, name } = artworks;
  const rows = await tx
    .select({ id, name })
    .from(artworks)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

function worksText(what: string, ids: readonly string[], names: Names) {
  return ids.length > 0 && `${what}: ${ids.map((id) => names.get(id) ?? id).join(', ')}`;
}

function textOf(parts: readonly (string | false | undefined)[]): string | null {
  return parts.filter(Boolean).join('; ') || null;
}
