import { type ArtworkColor, artworkColors } from '@gallery/shared/contract/catalogue/artwork-choices';
import { colorNameOf } from './color-name';

const maxColors = 3;
/** A color that covers less is not a main one. A vivid color stands out on a small part. */
const leastShare = { vivid: 0.05, other: 0.15 };
const others: readonly ArtworkColor[] = ['black', 'white', 'gray', 'brown'];

/** Returns the names of the main colors, the largest first. Takes RGBA bytes and ignores transparent pixels. */
export function mainColors(rgba: Uint8Array): ArtworkColor[] {
  const counts = new Map<ArtworkColor, number>();
  let seen = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < 128) continue;
    const name = colorNameOf(red, green, blue);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    seen += 1;
  }
  const share = (name: ArtworkColor) => (counts.get(name) ?? 0) / seen;
  return artworkColors
    .filter((name) => share(name) >= leastShare[others.includes(name) ? 'other' : 'vivid'])
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, maxColors);
}
