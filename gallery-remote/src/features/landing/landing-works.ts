import type { ListedArtwork } from '@gallery/shared/contract/artwork';

export type LandingWorks = { hero?: ListedArtwork; unveiled?: ListedArtwork; auction?: ListedArtwork };

/**
 * Which of the newest works hangs where: the hero's wall suits an upright or square one, the night band a wide one.
 * A place without a work that suits it takes the next one; a collection of two works leaves the third place empty.
 */
export function chooseWorks(works: ListedArtwork[]): LandingWorks {
  const free = [...works];
  const hero = take(free, (ratio) => ratio <= 1.1);
  const unveiled = take(free, (ratio) => ratio >= 1.25);
  const auction = take(free, (ratio) => ratio <= 1);
  return { hero, unveiled, auction };
}

function take(free: ListedArtwork[], suits: (ratio: number) => boolean): ListedArtwork | undefined {
  const at = free.findIndex(({ picture }) => picture && suits(picture.width / picture.height));
  return free.splice(Math.max(at, 0), 1)[0];
}
