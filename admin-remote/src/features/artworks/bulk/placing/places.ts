import type { AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import type { ViewingRoom } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDateTime } from '@gallery/shared/domain/time';
import {
  adminAuctionPath,
  createViewingRoomPath,
  editViewingRoomPath,
} from '@gallery/shared/paths/admin-paths';

export type Place = {
  /** Unique among all places. */
  value: string;
  label: string;
  kind: 'new' | 'room' | 'auction';
  id: string;
  title: string;
  path: string;
};

/** Returns a new room, the rooms that have not ended, and the auctions that still take works, the next one first. */
export function placesAmong(rooms: readonly ViewingRoom[], auctions: readonly AuctionRecord[]): Place[] {
  return [
    newRoom,
    ...rooms.filter(({ has_ended: ended }) => !ended).map(placeOfRoom),
    ...auctions.filter(takesWorks).sort(byOpening).map(placeOfAuction),
  ];
}

const newRoom: Place = {
  value: 'new',
  label: 'A new viewing room',
  kind: 'new',
  id: '',
  title: 'a new viewing room',
  path: createViewingRoomPath,
};

function placeOfRoom({ _id: id, title, works }: ViewingRoom): Place {
  const label = `Viewing room: ${title}, ${countOf(works, 'work')}`;
  return { value: `room ${id}`, label, kind: 'room', id, title, path: editViewingRoomPath(id) };
}

function placeOfAuction({ _id: id, title, state, opens_at }: AuctionRecord): Place {
  const when = state === 'running' ? 'open now' : `opens ${formatDateTime(opens_at)}`;
  const label = `Auction: ${title}, ${when}`;
  return { value: `auction ${id}`, label, kind: 'auction', id, title, path: adminAuctionPath(id) };
}

/** An open auction takes works until its first lot ends. */
function takesWorks({ state, ended }: AuctionRecord): boolean {
  return ended === 0 && state !== 'ended';
}

function byOpening(one: AuctionRecord, other: AuctionRecord): number {
  return Date.parse(one.opens_at) - Date.parse(other.opens_at);
}
