import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillShape, inkLine, type Point } from './ink-line';
import type { Random } from './random';

/** A spruce: a pointed outline of hanging branches with gaps, uneven on its two sides. */
export function drawSpruce(pen: SKRSContext2D, x: number, foot: number, height: number, random: Random) {
  const lean = (random() - 0.5) * height * 0.05;
  const breadth = height * (0.13 + random() * 0.09) + 1.5;
  const stemAt = (share: number) => x + lean * (1 - share);
  const side = (direction: 1 | -1) =>
    branchTips(direction, breadth, height, random).map(
      ([reach, share]): Point => [stemAt(share) + reach, foot - height * (1 - share)],
    );
  fillShape(pen, [[stemAt(0), foot - height], ...side(1), [x, foot + 4], ...side(-1).reverse()]);
}

/** Out along a branch and back to the stem, from the top down: [reach, share of the height]. */
function branchTips(direction: 1 | -1, breadth: number, height: number, random: Random): Point[] {
  const tips: Point[] = [];
  let share = 0.1 + random() * 0.05;
  while (share < 0.98) {
    const step = (2.2 + random() * 3.2 + height * 0.016) / height;
    const reach = breadth * share ** 0.9 * (0.35 + random() * 0.85);
    tips.push(
      [direction * reach * 0.4, share],
      [direction * reach, share + step * 0.75],
      [direction * reach * 0.22, share + step],
    );
    share += step;
  }
  return tips;
}

/** A broad tree of the dry savanna: it forks low and carries its leaves in clumps. */
export function drawSavannaTree(pen: SKRSContext2D, x: number, foot: number, height: number, random: Random) {
  branch(x, foot + 8, -Math.PI / 2 + 0.12, height * 0.3, height * 0.075, 0);

  function branch(fromX: number, fromY: number, angle: number, length: number, width: number, order: number) {
    const bend = angle + (random() - 0.5) * 0.5;
    const [midX, midY] = [fromX + Math.cos(bend) * length * 0.5, fromY + Math.sin(bend) * length * 0.5];
    const [tipX, tipY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    inkLine(
      pen,
      [
        [fromX, fromY],
        [midX, midY],
        [tipX, tipY],
      ],
      (t) => width * (1 - t * 0.35),
    );
    if (order >= 3) clump(tipX, tipY, height * (0.06 + random() * 0.05));
    if (order === 6) return;
    const count = order === 0 || random() < 0.3 ? 3 : 2;
    for (let index = 0; index < count; index++) {
      const fan = ((index + 0.5) / count - 0.5) * (order === 0 ? 2 : 1.5) + (random() - 0.5) * 0.5;
      const levelled = (angle + fan) * 0.82 + (-Math.PI / 2 + Math.sign(Math.cos(angle + fan)) * 1.1) * 0.18;
      branch(tipX, tipY, levelled, length * (0.6 + random() * 0.26), width * 0.63, order + 1);
    }
  }

  function clump(x: number, y: number, reach: number) {
    for (let leaf = 0; leaf < 12; leaf++) {
      const [turn, away] = [random() * Math.PI * 2, reach * random() ** 0.6];
      pen.beginPath();
      pen.ellipse(
        x + Math.cos(turn) * away,
        y + Math.sin(turn) * away * 0.5,
        height * (0.006 + random() * 0.014),
        height * (0.004 + random() * 0.007),
        turn,
        0,
        7,
      );
      pen.fill();
    }
  }
}
