import { networkOf } from '@gallery/shared/domain/network';

export type Reader = {
  address: string;
  /** The account of a registered bidder or staff member, or `null` for any other reader. */
  account: string | null;
  /** Ends the stream of an anonymous reader to admit another one. */
  giveWay: () => void;
};
export type Slots = { total: number; reserved: number; perAddress: number; perAccount: number };

/** The total of each feed and process without a setting. Each reader holds a connection. */
export const standardStreams = 5_000;

/** Returns limits without slots for accounts. A school or an office may share one address. */
export function openSlots(total: number): Slots {
  return { total, reserved: 0, perAddress: 50, perAccount: 10 };
}

/** Returns limits that reserve a fifth of the total for accounts. */
export function reservedSlots(total: number): Slots {
  return { ...openSlots(total), reserved: Math.floor(total / 5) };
}

type Seat = Reader & { group: string; network: string };

/**
 * At the limit, the oldest anonymous reader of the largest network gives way to a smaller network or to an account. Each
 * process counts for itself, because its own connections and memory are at stake: a further process brings further slots.
 */
export function readerLimit(slots: Slots) {
  const anonymous = countedSets<Seat>();
  const perAddress = countedSets<Seat>();
  const perAccount = countedSets<Seat>();
  return { acquire };

  /** Returns a function that releases the slot, or `null` when none is free. */
  function acquire(reader: Reader): (() => void) | null {
    const seat = { ...reader, group: networkOf(reader.address), network: networkOf(reader.address, 'site') };
    const { account } = seat;
    if (account !== null && perAccount.of(account) < slots.perAccount) {
      const isFull = anonymous.size() + perAccount.size() >= slots.total;
      if (isFull && !makesWayFor(null)) return null;
      return perAccount.add(account, seat);
    }
    if (perAddress.of(seat.group) >= slots.perAddress) return null;
    const free = slots.total - Math.max(slots.reserved, perAccount.size());
    if (anonymous.size() >= free && !makesWayFor(seat)) return null;
    const releases = [perAddress.add(seat.group, seat), anonymous.add(seat.network, seat)];
    return () => {
      for (const release of releases) release();
    };
  }

  function makesWayFor(newcomer: Seat | null): boolean {
    const fullest = anonymous.largest();
    const [oldest] = fullest;
    // Counts the newcomer and one more: with equal sizes, two networks would push each other out forever.
    const own = newcomer ? anonymous.of(newcomer.network) + 2 : 0;
    if (!oldest || own > fullest.size) return false;
    anonymous.remove(oldest.network, oldest);
    perAddress.remove(oldest.group, oldest);
    oldest.giveWay();
    return true;
  }
}

/** Keeps the members of each key, oldest first. */
function countedSets<Member>() {
  const sets = new Map<string, Set<Member>>();
  let size = 0;
  return { add, remove, of: (key: string) => sets.get(key)?.size ?? 0, size: () => size, largest };

  function add(key: string, member: Member): () => void {
    const set = sets.get(key) ?? new Set();
    sets.set(key, set.add(member));
    size++;
    return () => remove(key, member);
  }

  function remove(key: string, member: Member): void {
    const set = sets.get(key);
    if (!set?.delete(member)) return;
    size--;
    if (set.size === 0) sets.delete(key);
  }

  function largest(): ReadonlySet<Member> {
    let found: ReadonlySet<Member> = new Set();
    for (const set of sets.values()) if (set.size > found.size) found = set;
    return found;
  }
}
