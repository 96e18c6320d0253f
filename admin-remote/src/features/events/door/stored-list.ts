import { offlineRecordKey } from '@gallery/shared/browser/offline-page';
import type { DoorList } from '@gallery/shared/contract/programme/door/door.schema';

const keyOf = (event: string) => offlineRecordKey(`door:${event}`);

/** In milliseconds. An older list names guests of a day that is over. */
const maxAge = 24 * 3_600_000;

/** Returns the guests as this phone last saw them, for a reload without a network. */
export function readStoredList(event: string): DoorList | undefined {
  try {
    const stored: DoorList | null = JSON.parse(localStorage.getItem(keyOf(event)) ?? 'null');
    const isFresh = stored && Date.now() - Date.parse(stored.read_at) < maxAge;
    if (stored && !isFresh) localStorage.removeItem(keyOf(event));
    return isFresh ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The names stay on the phone until the end of the session, and the email addresses not at all. */
export function storeList(event: string, list: DoorList): void {
  try {
    const guests = list.guests.map((guest) => ({ ...guest, email: '' }));
    localStorage.setItem(keyOf(event), JSON.stringify({ ...list, guests }));
  } catch {
    // Without storage, the list lives in this page only.
  }
}
