export type {
  RoomLabel,
  ShownRoomAnswer,
  ShownWork,
  ViewingRoom,
  ViewingRoomAnswer,
  ViewingRoomRecord,
  ViewingRoomsAnswer,
} from './viewing-room.schema';

/** For administrators, except the paths with a token, which anybody with the link may call. */
export const viewingRoomPaths = {
  list: '/viewing-rooms',
  /** Answers what putting works into a new room, or into `room_id`, would do. */
  preview: '/viewing-rooms/preview',
  one: (id: string) => `/viewing-rooms/${encodeURIComponent(id)}`,
  /** POST turns the link on, DELETE off. */
  link: (id: string) => `/viewing-rooms/${encodeURIComponent(id)}/link`,
  shown: (token: string) => `/viewing/${encodeURIComponent(token)}`,
  /** Counts an opening, and the seconds for which a visitor saw each work. */
  views: (token: string) => `/viewing/${encodeURIComponent(token)}/views`,
  catalogue: (token: string) => `/viewing/${encodeURIComponent(token)}/catalogue.pdf`,
};

export const roomLimits = {
  rooms: 200,
  works: 100,
  title: 120,
  recipient: 120,
  note: 2_000,
  /** From the day of the change to the end date. */
  days: 365,
  /** Then the room, the name of its client, and its figures are deleted. */
  daysAfterEnd: 90,
  /** The page reports more often, so a report never covers more time. */
  secondsInReport: 60,
  /** Of one visitor and work. */
  seconds: 3_600,
  /** The room forgets the oldest. */
  visitors: 5_000,
} as const;

/** Of the note beside one work. A full room of the longest notes still fits into a request. */
export const maxLabelNote = 140;

/** New visitors of one network a day. Not among the limits above, which the first page loads. */
export const visitorsOfNetwork = 20;

/** Another report of the same visitor within this time belongs to the same opening. */
export const minutesOfOpening = 30;

/** Lower case, because the edge compares addresses in lower case: 128 bits. */
export const roomTokenPattern = /^[0-9a-f]{32}$/;
