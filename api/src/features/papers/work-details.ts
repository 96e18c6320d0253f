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

type Protected = { type: string; framed: boolean | null };
type Handled = Protected & { weight_kg: number | null };

/** From this weight on, two people lift a work. */
const heavyKg = 20;

/** What the packers do, in this order. `papers` are those that travel with the work. */
export function handlingNotes(work: Handled, papers: readonly string[]): string[] {
  const { weight_kg } = work;
  const heavy = weight_kg !== null && weight_kg >= heavyKg;
  const steps = [
    'Wear clean gloves, and do not touch the surface.',
    'Compare the condition with this list, and take photos.',
    'Wrap the work in glassine, without tape on it.',
    protectionNotes[protectionOf(work)],
    heavy ? `Lift it with two people: it weighs ${weight_kg} kg.` : '',
    'Keep it upright and dry, and mark the top of the crate.',
  ];
  return steps.filter(Boolean).concat(papers.map((paper) => `Enclose ${paper}.`));
}

const protectionNotes = {
  boards: 'Lay it between rigid boards.',
  corners: 'Fit corner guards to all four corners.',
  none: '',
};

/** What keeps the edges of a work safe. A sculpture has none. */
export function protectionOf({ type, framed }: Protected): 'boards' | 'corners' | 'none' {
  if (type === 'Sculpture') return 'none';
  return framed === false ? 'boards' : 'corners';
}
