import { fifoGate } from '../../db/embedded/fifo-gate';

type Places = { enter: ReturnType<typeof fifoGate>; held: Set<Promise<void>>; users: number };

/** The places of limits that attempts of this process hold until they have succeeded or failed. */
const placesOf = new Map<string, Places>();

/**
 * Takes a place by `take` (`null`: taken, else the seconds to wait). Where all are taken, but attempts of this process
 * hold some of them, waits until they are decided: a success gives its place back. One at a time, in their order.
 * Answers how the place is left, or the seconds.
 */
export async function reservePlace(
  key: string,
  take: () => Promise<number | null>,
): Promise<(() => void) | number> {
  const places = placesOf.get(key) ?? { enter: fifoGate(), held: new Set(), users: 0 };
  placesOf.set(key, places);
  places.users += 1;
  const seconds = await places
    .enter(() => takeOrWait(places, take))
    .catch((error) => {
      leave(key, places);
      throw error;
    });
  if (typeof seconds === 'number') leave(key, places);
  return typeof seconds === 'number'
    ? seconds
    : () => {
        seconds();
        leave(key, places);
      };
}

async function takeOrWait(
  { held }: Places,
  take: () => Promise<number | null>,
): Promise<(() => void) | number> {
  for (;;) {
    const seconds = await take();
    if (seconds === null) return hold(held);
    if (held.size === 0) return seconds;
    await Promise.race(held);
  }
}

function hold(held: Set<Promise<void>>): () => void {
  let decided = () => {};
  const holding = new Promise<void>((resolve) => {
    decided = resolve;
  });
  held.add(holding);
  return () => {
    held.delete(holding);
    decided();
  };
}

function leave(key: string, places: Places): void {
  places.users -= 1;
  if (places.users === 0) placesOf.delete(key);
}
