import { whenIdle } from '@gallery/shared/browser/network-idle';
import { linesOf, placesAround, serifBlocks } from './serif-blocks';

/** In CSS pixels; from three on a browser counts it as a shift. */
const tolerance = 1.5;

/** Sets in the gallery's serif what keeps its lines in it; the rest waits for the next page, so that nothing moves. */
export async function showSerif(): Promise<void> {
  const letters = new Set(
    serifBlocks()
      .map((block) => block.textContent)
      .join(''),
  );
  await document.fonts.load('1em "Uli Serif"', [...letters].join(''));
  whenIdle(() => {
    if (document.documentElement.dataset.fonts === undefined) setSerif(serifBlocks());
  });
}

/** Measured and taken back before the browser paints. */
function setSerif(blocks: HTMLElement[]) {
  const before = blocks.map((block) => ({ block, lines: linesOf(block), places: placesAround(block) }));
  for (const block of blocks) block.dataset.serif = '';
  const inLine = remaining(before, ({ block, lines }) => isSame(lines, linesOf(block)));
  remaining(inLine, ({ block, places }) => isSame(places, placesAround(block)));
}

type Block = { block: HTMLElement };

/** All are measured before any is changed: each change makes the browser lay out the page anew. */
function remaining<T extends Block>(blocks: T[], isInPlace: (block: T) => boolean): T[] {
  const results = blocks.map((one) => ({ one, inPlace: isInPlace(one) }));
  for (const { one, inPlace } of results) if (!inPlace) delete one.block.dataset.serif;
  return results.filter(({ inPlace }) => inPlace).map(({ one }) => one);
}

function isSame(before: number[], after: number[]): boolean {
  return (
    before.length === after.length &&
    before.every((value, at) => Math.abs(value - (after[at] ?? 0)) < tolerance)
  );
}
