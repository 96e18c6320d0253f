import type { Engine } from './support/engine';
import { startEngine } from './support/start-engine';
import { expect, test } from './support/visit';

const names = ['Ọ̀ṣun', 'Ẹ̀gbá', 'Ọ̀yọ́', 'Ńgọ̀zí', 'Àṣàkẹ́', 'Fẹ́mi', 'Ṣàngó', 'Olúwaḿbẹ', 'Ó m̀bọ̀', 'M̀bà'];
const fonts = ['Uli Serif', 'Uli Sans'];
/** In parts of a cell's ink. Another rounding of widths differs by up to 0.28, and a mark that cuts its letter by 1. */
const tolerance = 0.4;

test('the engine places the marks of ten names where Chromium places them', async ({ engine, gallery }) => {
  const chromium = await startEngine('chrome');
  try {
    const [here, there] = [await inksIn(engine, gallery.url), await inksIn(chromium, gallery.url)];
    const differences = Object.entries(here).map(([drawn, cells]) => ({
      drawn,
      difference: Math.max(...cells.map((ink, at) => Math.abs(ink - (there[drawn]?.[at] ?? 0)))),
    }));
    expect(differences).toHaveLength(names.length * fonts.length);
    expect(differences.filter(({ difference }) => difference > tolerance)).toEqual([]);
  } finally {
    await chromium.stop();
  }
});

type Inks = Record<string, number[]>;

async function inksIn(engine: Engine, address: string): Promise<Inks> {
  await engine.open(address);
  const inks: Inks = {};
  for (const font of fonts) {
    const sample = JSON.stringify([`200px "${font}"`, names.join('')]).slice(1, -1);
    await engine.evaluate(`void document.fonts.load(${sample})`);
    await expect.poll(() => engine.evaluate(`document.fonts.check(${sample})`)).toBe(true);
    for (const name of names) {
      const cells = await engine.evaluate<number[]>(`(${String(inkOf)})(${JSON.stringify({ font, name })})`);
      expect(cells.reduce((sum, ink) => sum + ink)).toBeGreaterThan(100);
      inks[`${name} in ${font}`] = cells;
    }
  }
  return inks;
}

/** Runs in the page. Returns the share of ink in each cell of 8 × 8 pixels. */
function inkOf({ font, name }: { font: string; name: string }): number[] {
  const canvas = document.createElement('canvas');
  const [width, height, cell] = [1120, 400, 8];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.font = `200px "${font}"`;
  context.fillText(name, 40, 270);
  const { data } = context.getImageData(0, 0, width, height);
  const cells = new Array<number>((width * height) / cell ** 2).fill(0);
  for (let at = 3; at < data.length; at += 4) {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    const place = Math.floor(y / cell) * (width / cell) + Math.floor(x / cell);
    cells[place] = (cells[place] ?? 0) + (data[at] ?? 0) / 255 / cell ** 2;
  }
  return cells.map((ink) => Math.round(ink * 100) / 100);
}
