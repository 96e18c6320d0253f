import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';

export type LandingWorks = { hero?: ListedArtwork; unveiled?: ListedArtwork; auction?: ListedArtwork };

/**
 * Which of the newest works hangs where: the hero's wall suits an upright or square one, the night band a wide one.
 * A place without a work that suits it takes the next one; a collection of two works leaves the third place empty. The
 * hero's stays empty too where no work has the pixels for it.
 */
export function chooseWorks(works: ListedArtwork[]): LandingWorks {
  const free = [...works];
  const hero = takeHero(free);
  // The other places have smaller walls, but a large work comes before a small one there too.
  free.sort((one, other) => Number(isLarge(other)) - Number(isLarge(one)));
  const unveiled = take(free, (ratio) => ratio >= 1.25);
  const auction = take(free, (ratio) => ratio <= 1);
  return { hero, unveiled, auction };
}

/** Pixels on each side: a smaller picture would be blurred or a mere strip on the first wall that one sees. */
const minHeroPixels = 1000;

function takeHero(free: ListedArtwork[]): ListedArtwork | undefined {
  const large = free.filter(isLarge);
  const hero = large.find(({ picture }) => picture && picture.width / picture.height <= 1.1) ?? large[0];
  if (hero) free.splice(free.indexOf(hero), 1);
  return hero;
}

function isLarge({ picture }: ListedArtwork): boolean {
  return picture !== null && Math.min(picture.width, picture.height) >= minHeroPixels;
}

function take(free: ListedArtwork[], fits: (ratio: number) => boolean): ListedArtwork | undefined {
  const at = free.findIndex(({ picture }) => picture && fits(picture.width / picture.height));
  return free.splice(Math.max(at, 0), 1)[0];
}
