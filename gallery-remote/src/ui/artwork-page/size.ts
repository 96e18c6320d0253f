type Measures = { height_cm: number | null; width_cm: number | null; depth_cm: number | null };

/** Height × width (× depth) in centimetres and inches; `null` while height or width is unknown. */
export function formatSize({ height_cm, width_cm, depth_cm }: Measures): string | null {
  if (height_cm === null || width_cm === null) return null;
  const measures = depth_cm === null ? [height_cm, width_cm] : [height_cm, width_cm, depth_cm];
  const inches = measures.map((centimetres) => rounded(centimetres / 2.54));
  return `${measures.map(rounded).join(' × ')} cm (${inches.join(' × ')} in)`;
}

function rounded(length: number): string {
  return String(Math.round(length * 10) / 10);
}
