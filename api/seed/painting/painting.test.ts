import path from 'node:path';
import sharp from 'sharp';
import type { Painted } from './paint-types';
import { linesForMyMother, theRoadHome, wallAfterRain } from './works/ngozi-eze';

const small = 0.2;
/** Measured: 3.5. The same picture mirrored differs by 31. */
const tolerance = 6;

// Many programs share the machine when everything is tested at once.
jest.setTimeout(20_000);

describe('the painting program', () => {
  test.each([theRoadHome, wallAfterRain])('paints $picture the same way twice', ({ paint }) => {
    const [first, second] = [paint(small), paint(small)];
    expect(Buffer.compare(first.rgb, second.rgb)).toBe(0);
  });

  test('paints what is committed', async () => {
    const painted = linesForMyMother.paint(small);
    const committed = await committedAt(linesForMyMother.picture, painted);
    expect(meanDifference(painted.rgb, committed)).toBeLessThan(tolerance);
  });
});

async function committedAt(picture: string, { width, height }: Painted) {
  const file = path.join(__dirname, '..', 'pictures', `${picture}.jpg`);
  return sharp(file).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

function meanDifference(one: Uint8Array, other: Uint8Array) {
  expect(one).toHaveLength(other.length);
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}
