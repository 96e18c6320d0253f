/** Tells the reader of an open stream that it gives way to another one. */
export const fullEvent = 'event: full\ndata: null\n\n';
/** Only for edges: the stream has sent everything up to this id, also where other readers' events have ids between. */
export const positionEvent = 'position';
/** Beyond this number of unread bytes, a server disconnects a slow reader, which resumes with `Last-Event-ID`. */
export const maxUnreadBytes = 256 * 1024;

/** Returns the first event of a stream. `resumed` says that no event since the reader's last one is missing. */
export function startEvent(position: number, resumed: boolean): string {
  return `event: start\nid: ${position}\ndata: ${JSON.stringify({ resumed })}\n\n`;
}

/** Returns the position in a `Last-Event-ID`, or `null` without a valid one. */
export function positionOf(lastEventId: unknown): number | null {
  return typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
}
