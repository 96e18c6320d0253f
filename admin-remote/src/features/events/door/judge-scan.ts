import { doorCodeOf } from '@gallery/shared/contract/programme/door/door';
import type { DoorGuest, DoorList, ScanResult } from '@gallery/shared/contract/programme/door/door.schema';
import type { Scan } from '@gallery/shared/contract/programme/door/door-input.schema';
import { lagosTime } from '@gallery/shared/domain/clock';
import { idPattern } from '@gallery/shared/domain/id';

/** Tells whether a content can be one of our tickets or codes. */
export function isTicket(content: string): boolean {
  return idPattern.test(content) || doorCodeOf(content) !== null;
}

/** Finds a guest by the content of a QR code, a typed code, or an id. */
export function guestOf({ guests }: DoorList, ticket: string): DoorGuest | null {
  const [plain, code] = [ticket.trim().toLowerCase(), doorCodeOf(ticket)];
  return guests.find((one) => one.ticket === plain || one._id === plain || one.code === code) ?? null;
}

/** Decides as the API does, from the list on this phone, and returns the guest as after the scan. */
export function judgeScan(list: DoorList, scan: Scan): ScanResult {
  const guest = guestOf(list, scan.ticket);
  if (!guest) return { scan: scan._id, outcome: 'unknown', guest: null };
  const outcome = outcomeOf(guest, scan);
  return { scan: scan._id, outcome, guest: outcome === 'welcome' ? arrivedOf(guest, scan) : guest };
}

/** Returns the list with these scans, which the API does not know yet. */
export function withScans(list: DoorList, scans: readonly Scan[]): DoorList {
  return scans.reduce((now, scan) => {
    const { outcome, guest } = judgeScan(now, scan);
    return outcome === 'welcome' && guest ? withGuest(now, guest) : now;
  }, list);
}

export function withGuest(list: DoorList, guest: DoorGuest): DoorList {
  return { ...list, guests: list.guests.map((one) => (one._id === guest._id ? guest : one)) };
}

function outcomeOf(
  { status, session, arrived, places }: DoorGuest,
  { at, anyway }: Scan,
): ScanResult['outcome'] {
  if (status !== 'confirmed') return status;
  if (anyway) return 'welcome';
  if (session && dayOf(session.starts_at) !== dayOf(at)) return 'other-day';
  return arrived === places ? 'again' : 'welcome';
}

const dayOf = (time: string) => lagosTime(time).slice(0, 10);

function arrivedOf(guest: DoorGuest, { _id, at, anyway, places: asked }: Scan): DoorGuest {
  if (guest.check_ins.some((one) => one._id === _id)) return guest;
  const left = guest.places - guest.arrived;
  const places = anyway ? (asked ?? guest.places) : Math.min(asked ?? left, left);
  const checkIn = { _id, at, by: thisPhone, places, anyway };
  const arrived = guest.arrived + (anyway ? 0 : places);
  return { ...guest, arrived, check_ins: guest.check_ins.concat(checkIn) };
}

const thisPhone = 'you';
