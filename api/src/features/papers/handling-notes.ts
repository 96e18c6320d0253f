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
