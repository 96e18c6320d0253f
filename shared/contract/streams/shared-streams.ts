/** The headers between an edge and an API when the edge follows a stream once for all its anonymous readers. */
export const sharedStreamHeaders = {
  /** In the edge's request. No edge forwards it from a visitor, because the API gives such a reader no place. */
  asked: 'x-shared-stream',
  /** In the answer, if everybody gets the same events. */
  granted: 'x-stream-is-shared',
  /** In the answer: the id under which the edge reports its readers. */
  counted: 'x-stream-counted-as',
} as const;

/** Says that a network or a process has no free stream. The page reads again until it gets one. */
export const tooManyListening = 'Too many are listening. Please ask again in a moment.';
/** In seconds: the `Retry-After` of that refusal. */
export const listenAgainSeconds = 15;

/** Tells the reader of an open stream that it gives way to another one. */
export const fullEvent = 'event: full\ndata: null\n\n';
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
