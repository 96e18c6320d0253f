import { onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import type { ShownWork } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';
import type { Database } from '../../../db/client';
import type { CataloguePaper } from '../../papers/drawing/catalogue-sheet';
import { workDetails } from '../../papers/work-details';
import { readGalleryFacts } from '../../settings/gallery-facts';
import { worksOfRoom } from '../room-works';
import { openRoom, shownWork, showsPrice } from '../shown-room';

/** Returns what the printed catalogue of a room shows. Throws a 404 unless the link leads to a room at present. */
export async function readCatalogue(db: Database, token: string): Promise<CataloguePaper> {
  const room = await openRoom(db, token);
  const rows = await worksOfRoom(db, room.id);
  const forWhom = room.recipient ? `For ${room.recipient}. ` : '';
  const what = rows.some(showsPrice) ? 'Availability and prices' : 'Availability';
  const { address, phone } = await readGalleryFacts(db);
  const now = new Date().toISOString();
  return {
    title: room.title,
    lead: `${forWhom}${what} as of ${formatDateTime(now)}.`,
    note: room.note,
    gallery: { address, phone },
    works: rows.map((row) => ({
      title: row.work.name,
      details: workDetails({
        artist: row.artist ? `${row.artist.firstname} ${row.artist.lastname}` : '',
        year: row.work.year,
        ...row.facts,
      }),
      note: row.label.note,
      state: stateText(shownWork(row), showsPrice(row)),
      picture: row.picture?.hash ?? null,
    })),
  };
}

function stateText({ availability, price, lot }: ShownWork, hasPrice: boolean): string {
  if (lot) return `In auction, lot ${lot.number}`;
  if (availability === 'sold') return 'Sold';
  const amount = price === null ? onRequestText : formatNaira(price);
  const held = availability === 'held' ? 'On hold' : '';
  return [held, hasPrice && amount].filter(Boolean).join(', ');
}
