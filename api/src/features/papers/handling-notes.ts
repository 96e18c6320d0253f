type Handled = { framed: boolean | null; weight_kg: number | null };

/** From this weight on, two people lift a work. */
const heavyKg = 20;

/** What the packers do, in this order. `papers` are those that travel with the work. */
export function handlingNotes({ framed, weight_kg }: Handled, papers: readonly string[]): string[] {
  const heavy = weight_kg !== null && weight_kg >= heavyKg;
  const steps = [
    'Wear clean gloves, and do not touch the surface.',
    'Compare the condition with this list, and take photos.',
    'Wrap the work in glassine, without tape on it.',
    framed === false ? 'Lay it between rigid boards.' : 'Fit corner guards to all four corners.',
    heavy ? `Lift it with two people: it weighs ${weight_kg} kg.` : '',
    'Keep it upright and dry, and mark the top of the crate.',
  ];
  return steps.filter(Boolean).concat(papers.map((paper) => `Enclose ${paper}.`));
}
