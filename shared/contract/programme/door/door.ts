export type { CheckIn, DoorGuest, DoorList, ScanResult, ScansAnswer } from './door.schema';
export type { Scan } from './door-input.schema';

/** GET returns the list of the door. POST to `scans` checks guests in, and DELETE of a check-in takes it back. */
export const doorPaths = {
  list: (event: string) => `/event/${encodeURIComponent(event)}/door`,
  scans: (event: string) => `/event/${encodeURIComponent(event)}/door/scans`,
  checkIn: (event: string, id: string) =>
    `/event/${encodeURIComponent(event)}/door/scans/${encodeURIComponent(id)}`,
  /** A picture of the QR code; `token` is the signed token of the booking's email. */
  code: (token: string) => `/event/booking/${encodeURIComponent(token)}/code.svg`,
};
