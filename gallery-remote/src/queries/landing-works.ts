import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';

export type LandingWorks = { hero?: ListedArtwork; unveiled?: ListedArtwork };

/** A place without a matching work takes the next work. The hero stays empty unless a picture has enough pixels. */
export function chooseWorks(works: ListedArtwork[]): LandingWorks {
  const free = [...works];
  const hero = takeHero(free);
  // The other place also prefers a large picture.
  free.sort((one, other) => Number(isLarge(other)) - Number(isLarge(one)));
  const unveiled = take(free, (ratio) => ratio >= 1.25);
  return { hero, unveiled };
}

/** Applies to each side. A smaller picture would be blurred or too narrow at the hero's size. */
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
