import type { ArtworkColor } from '@gallery/shared/contract/catalogue/artwork-choices';

/** Names a color of sRGB (0 to 255) by its lightness, chroma, and hue in OKLab. */
export function colorNameOf(red: number, green: number, blue: number): ArtworkColor {
  const { lightness, chroma, hue } = okLchOf(red, green, blue);
  if (lightness < 0.25 || (lightness < 0.35 && chroma < 0.025)) return 'black';
  if (lightness > 0.9 ? chroma < 0.05 : lightness > 0.84 && isCream(chroma, hue)) return 'white';
  // The eye sees blue and green at a lower chroma than brown.
  const isCool = hue > 150 && hue < 300;
  if (chroma < (isCool ? 0.02 : 0.035)) return 'gray';
  const [, nameOf] = hues.find(([end]) => hue < end) ?? [360, pinkOrRed];
  return nameOf(lightness, chroma);
}

function isCream(chroma: number, hue: number): boolean {
  return chroma > 0.012 && chroma < 0.05 && hue > 40 && hue < 120;
}

type NameOf = (lightness: number, chroma: number) => ArtworkColor;

const pinkOrRed: NameOf = (lightness, chroma) => (lightness > 0.68 || chroma < 0.08 ? 'pink' : 'red');
const redOrBrown: NameOf = (lightness, chroma) => {
  if (lightness > 0.7) return 'pink';
  return chroma < 0.1 ? 'brown' : 'red';
};
const orangeOrBrown: NameOf = (lightness, chroma) =>
  lightness > 0.6 && chroma > 0.1 - Math.max(0, lightness - 0.68) / 3 ? 'orange' : 'brown';
const yellowOrBrown: NameOf = (lightness, chroma) => (lightness > 0.73 && chroma > 0.07 ? 'yellow' : 'brown');

/** The end of each range of hues, in degrees from pink over red and yellow to purple. */
const hues: [number, NameOf][] = [
  [15, pinkOrRed],
  [45, redOrBrown],
  [75, orangeOrBrown],
  [113, yellowOrBrown],
  [190, () => 'green'],
  [285, () => 'blue'],
  [335, () => 'purple'],
];

/** Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/, in polar coordinates. */
function okLchOf(...rgb: [number, number, number]) {
  const [r, g, b] = rgb.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, bb), hue: hue < 0 ? hue + 360 : hue };
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
