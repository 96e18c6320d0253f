/** GET returns the list of the door. POST to `scans` checks guests in, and DELETE of a check-in takes it back. */
export const doorPaths = {
  list: (event: string) => `/event/${encodeURIComponent(event)}/door`,
  scans: (event: string) => `/event/${encodeURIComponent(event)}/door/scans`,
  checkIn: (event: string, id: string) =>
    `/event/${encodeURIComponent(event)}/door/scans/${encodeURIComponent(id)}`,
  /** A picture of the QR code; `token` is the signed token of the booking's email. */
  code: (token: string) => `/event/booking/${encodeURIComponent(token)}/code.svg`,
};

/** `again`: all places have arrived. `other-day`: the booking is for another day. */
export const doorOutcomes = ['welcome', 'again', 'canceled', 'waiting', 'other-day', 'unknown'] as const;
export type DoorOutcome = (typeof doorOutcomes)[number];

/** In one request. A phone sends more in several. */
export const maxScans = 100;

/** In characters. */
export const maxTicket = 64;
export const maxReason = 200;

const letters = /^[2-9A-HJKMNP-TV-Z]{6}$/;

/** Reads 't4k 92q' as 'T4K-92Q'. Returns `null` for anything else. */
export function doorCodeOf(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return letters.test(plain) ? `${plain.slice(0, 3)}-${plain.slice(3)}` : null;
}
