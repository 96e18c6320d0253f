import type { ViewingRoomInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artworks } from '../../artworks/artwork.table';
import { changesOf } from '../../audit/changes-of';
import { type AuditRecord, recordAudit } from '../../audit/record-audit';
import type { viewingRooms } from '../viewing-room.table';

type Entry = Omit<AuditRecord, 'subject'>;
type Columns = 'title' | 'recipient' | 'note' | 'showPrices' | 'closesAt';
/** `works` has the ids in the curator's order, joined by commas. */
type Room = Pick<typeof viewingRooms.$inferSelect, Columns> & { works: string };

export function auditRoom(tx: Database, entry: Entry): Promise<void> {
  return recordAudit(tx, { subject: 'viewing_room', ...entry });
}

/**
 * Describes the change of a room, and names which works joined and left. The client's name and the note are not
 * repeated, because they are deleted with the room and the audit stays.
 */
export async function roomChanges(
  tx: Database,
  before: Room,
  after: Room,
): Promise<Pick<Entry, 'from' | 'to'>> {
  const [were, are] = [idsOf(before), idsOf(after)];
  const left = were.filter((id) => !are.includes(id));
  const joined = are.filter((id) => !were.includes(id));
  const names = await namesOf(tx, [...left, ...joined]);
  const fields = changesOf(shownFields(before), shownFields(after));
  const isReordered = left.length + joined.length === 0 && before.works !== after.works;
  return {
    from: textOf([fields?.from, worksText('left', left, names)]),
    to: textOf([
      fields?.to,
      worksText('joined', joined, names),
      isReordered && 'works in another order',
      before.recipient !== after.recipient && 'another client',
      before.note !== after.note && 'another note',
    ]),
  };
}

/** Returns the names of a new room's works. */
export async function firstWorks(tx: Database, input: ViewingRoomInput): Promise<string> {
  const ids = input.artworks.map((id) => id.toLowerCase());
  return textOf([`title: ${input.title}`, worksText('joined', ids, await namesOf(tx, ids))]) ?? '';
}

const idsOf = ({ works }: Room) => works.split(',').filter(Boolean);

function shownFields({ title, showPrices, closesAt }: Room) {
  return { title, prices: showPrices ? 'shown' : 'hidden', end: closesAt.toISOString() };
}

async function namesOf(tx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, name } = artworks;
  const rows = await tx
    .select({ id, name })
    .from(artworks)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

function worksText(what: string, ids: readonly string[], names: ReadonlyMap<string, string>) {
  return ids.length > 0 && `${what}: ${ids.map((id) => names.get(id) ?? id).join(', ')}`;
}

function textOf(parts: readonly (string | false | undefined)[]): string | null {
  return parts.filter(Boolean).join('; ') || null;
}
