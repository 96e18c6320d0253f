import { type AuditSubject, maxAuditValue } from '@gallery/shared/contract/audit/audit';
import type { AuditAnswer, AuditQuery } from '@gallery/shared/contract/audit/audit.schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { containsWords } from '../../db/search';
import { rowsOf } from '../../db/statements';
import { readPaged } from '../../http/paging/paged';
import { startOfDay } from '../orders/records/order-records';

type AuditFilter = Pick<AuditQuery, 'q' | 'subject' | 'from' | 'to'>;
type Entry = {
  id: string;
  at: string;
  by: string | null;
  action: string;
  subject: AuditSubject;
  subject_id: string;
  name: string | null;
  before: string | null;
  after: string | null;
};

export async function listAudits(db: Database, query: AuditQuery): Promise<AuditAnswer> {
  const filter = filterOf(query);
  const { rows, page } = await readPaged(query, {
    count: () => countRows(db, filter),
    read: ({ limit, offset }) =>
      readRows(db, { where: filter, value: shortened, end: sql`LIMIT ${limit} OFFSET ${offset}` }),
  });
  return { ...page, entries: rows.map(answerOf) };
}

/** Reads all entries in batches, with whole values. */
export async function* allAudits(db: Database, query: AuditFilter): AsyncGenerator<Entry> {
  const filter = filterOf(query);
  let before: string | undefined;
  do {
    const where = before === undefined ? filter : sql`${filter} AND audits.id < ${before}::bigint`;
    const rows = await readRows(db, { where, value: (column) => column, end: sql`LIMIT ${batch}` });
    yield* rows;
    before = rows.length === batch ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
}

const batch = 500;

type Reading = { where: SQL; value: (column: SQL) => SQL; end: SQL };

function readRows(db: Database, { where, value, end }: Reading): Promise<Entry[]> {
  return rowsOf<Entry>(
    db,
    sql`
      SELECT audits.id::text, audits.at, audits.by_name AS by, audits.action, audits.subject, audits.subject_id,
        ${recordName} AS name, ${value(sql`audits.from_state`)} AS before, ${value(sql`audits.to_state`)} AS after
      FROM audits WHERE ${where} ORDER BY audits.id DESC ${end}
    `,
  );
}

async function countRows(db: Database, where: SQL): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM audits WHERE ${where}`,
  );
  return counted?.total ?? 0;
}

function filterOf({ q, subject, from, to }: AuditFilter): SQL {
  const conditions = [
    sql`true`,
    subject ? sql`audits.subject = ${subject}` : undefined,
    from ? sql`audits.at >= ${startOfDay(sql`${from}::date`)}` : undefined,
    to ? sql`audits.at < ${startOfDay(sql`(${to}::date + 1)`)}` : undefined,
    q ? matches(q) : undefined,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` AND `,
  );
}

/** Each typed word must occur, with or without its marks. Entries of the gallery itself have no name. */
function matches(typed: string): SQL {
  const text = sql`concat_ws(' ', coalesce(audits.by_name, 'The gallery'), audits.action, audits.from_state,
    audits.to_state, audits.subject_id::text, ${recordName})`;
  return containsWords(sql`normalize_text(${text})`, typed);
}

const recordName = sql`CASE audits.subject
  WHEN 'order' THEN (SELECT 'Order ' || number FROM orders WHERE id = audits.subject_id)
  WHEN 'artwork' THEN (SELECT name_of_artwork FROM artworks WHERE id = audits.subject_id)
  WHEN 'artist' THEN (SELECT firstname || ' ' || lastname FROM artists WHERE id = audits.subject_id)
  WHEN 'event' THEN (SELECT title FROM events WHERE id = audits.subject_id)
  WHEN 'auction' THEN (SELECT title FROM auctions WHERE id = audits.subject_id)
  WHEN 'lot' THEN (SELECT concat('Lot ', lots.number, ', ', artworks.name_of_artwork)
    FROM lots JOIN artworks ON artworks.id = lots.artwork_id WHERE lots.id = audits.subject_id)
  WHEN 'booking' THEN (SELECT concat(bookings.name, ', ', events.title)
    FROM bookings JOIN events ON events.id = bookings.event_id WHERE bookings.id = audits.subject_id)
  WHEN 'enquiry' THEN (SELECT concat(fullname, ', ', artwork_name) FROM enquiries WHERE id = audits.subject_id)
  WHEN 'message' THEN (SELECT concat(firstname, ' ', lastname) FROM contact_messages WHERE id = audits.subject_id)
  WHEN 'bidder' THEN (SELECT concat(firstname, ' ', lastname) FROM users WHERE id = audits.subject_id)
  WHEN 'offer' THEN (SELECT concat(users.firstname, ' ', users.lastname, ', ', artworks.name_of_artwork)
    FROM price_offers JOIN users ON users.id = price_offers.user_id
    JOIN artworks ON artworks.id = price_offers.artwork_id WHERE price_offers.id = audits.subject_id)
  WHEN 'viewing_room' THEN (SELECT title FROM viewing_rooms WHERE id = audits.subject_id)
  WHEN 'invitation' THEN (SELECT email FROM staff_invitations WHERE id = audits.subject_id)
  WHEN 'user' THEN (SELECT firstname || ' ' || lastname FROM users WHERE id = audits.subject_id)
END`;

const shortened = (column: SQL) =>
  sql`CASE WHEN char_length(${column}) > ${max} THEN left(${column}, ${max}) || '…' ELSE ${column} END`;
const max = sql.raw(String(maxAuditValue));

function answerOf({ id, at, by, name, ...entry }: Entry): AuditAnswer['entries'][number] {
  return { ...entry, _id: id, at: new Date(at).toISOString(), by: by ?? 'The gallery', name: name ?? '' };
}
