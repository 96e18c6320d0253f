type Measures = { height_cm: number | null; width_cm: number | null; depth_cm: number | null };
type Described = Measures & { artist: string; year: number | null; materials: string | null };

/** One line such as 'Ngọzi Eze, 2022, ink on raw linen, 90 × 90 cm'. Leaves out what is unknown. */
export function workDetails({ artist, year, materials, ...measures }: Described): string {
  return [artist, year, materials, sizeText(measures)].filter(Boolean).join(', ');
}

/** Height × width (× depth), such as '90 × 90 cm', or '' if unknown. */
export function sizeText({ height_cm, width_cm, depth_cm }: Measures): string {
  if (height_cm === null || width_cm === null) return '';
  const measures = depth_cm === null ? [height_cm, width_cm] : [height_cm, width_cm, depth_cm];
  return `${measures.map((one) => Math.round(one * 10) / 10).join(' × ')} cm`;
}
