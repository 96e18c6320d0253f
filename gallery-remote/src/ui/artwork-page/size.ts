type Measure = number | null | undefined;
type Measures = { height_cm?: Measure; width_cm?: Measure; depth_cm?: Measure };

/** Formats height × width (× depth) in centimetres and inches. Returns `null` if height or width is unknown. */
export function formatSize(measures: Measures): string | null {
  const known = knownOf(measures);
  return known && `${centimetresOf(known)} (${textOf(known.map((length) => length / 2.54))} in)`;
}

/** The same for a card, without inches. */
export function formatShortSize(measures: Measures): string | null {
  const known = knownOf(measures);
  return known && centimetresOf(known);
}

function knownOf({ height_cm, width_cm, depth_cm }: Measures): number[] | null {
  if (!height_cm || !width_cm) return null;
  return depth_cm ? [height_cm, width_cm, depth_cm] : [height_cm, width_cm];
}

const centimetresOf = (lengths: number[]) => `${textOf(lengths)} cm`;
const textOf = (lengths: number[]) =>
  lengths.map((length) => String(Math.round(length * 10) / 10)).join(' × ');
