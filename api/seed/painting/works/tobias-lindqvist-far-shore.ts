import type { SKRSContext2D } from '@napi-rs/canvas';
import { fogLandscape } from '../fog-landscape';
import { inkLine } from '../ink-line';
import { cssInk, ink, mixInks, ramp } from '../inks';
import { noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { randomFrom } from '../random';
import { drawSpruce } from '../trees';

export const theFarShoreAtFour: Painting = { picture: 'the-far-shore-at-four', paint: paintFarShore };

function paintFarShore(scale: number) {
  const size = { width: 1600, height: 840 };
  const noise = noiseFrom(541);
  const [high, low, ember] = [ink('#2a3644'), ink('#74797a'), ink('#c6a184')];
  const shore = (x: number) => 392 - 46 * ramp(520, 1250, x) + noise.layered(x / 300, 5, 5) * 34;
  const behind = (x: number) => 352 - 60 * ramp(900, 100, x) + noise.layered(x / 420, 15, 5) * 50;
  return fogLandscape(
    size,
    scale,
    {
      sky: (x, y, grain) => {
        const dusk = mixInks(
          high,
          low,
          ramp(-40, 400, y + grain * 110 + noise.layered(x / 620, y / 70, 4) * 110),
        );
        return mixInks(
          dusk,
          ember,
          1 * ramp(160, 400, y + grain * 60) * ramp(1100, 150, x + noise.layered(x / 300, y / 50, 3) * 300),
        );
      },
      distances: [
        {
          crest: behind,
          tone: ink('#4d585f'),
          fog: ink('#6b7274'),
          fogDepth: 120,
          growth: shoreForest(behind, 542, 700, 16),
        },
        {
          crest: shore,
          tone: ink('#161d24'),
          fog: ink('#1b242b'),
          fogDepth: 120,
          growth: shoreForest(shore, 543, 620, 84),
        },
      ],
      water: { line: 418, tone: ink('#222d38'), clearness: 0.82, ripple: 4 },
      foreground: drawWindowAndPosts,
      grain: 0.6,
    },
    544,
  );
}

function shoreForest(crest: (x: number) => number, seed: number, trees: number, tallest: number) {
  return (pen: SKRSContext2D) => {
    const random = randomFrom(seed);
    const stands = noiseFrom(seed);
    for (let tree = 0; tree < trees; tree++) {
      const x = random() * 1640 - 20;
      const stand = ramp(-0.4, 0.4, stands.at(x / 110, 2));
      drawSpruce(pen, x, crest(x) + 6, 6 + random() ** 1.6 * stand * tallest, random);
    }
  };
}

function drawWindowAndPosts(pen: SKRSContext2D) {
  const random = randomFrom(545);
  const [lamp, post] = [ink('#f2b968'), ink('#0d1217')];
  pen.fillStyle = cssInk(lamp);
  pen.fillRect(1082, 394, 8, 11);
  const glow = pen.createRadialGradient(1086, 400, 2, 1086, 400, 62);
  glow.addColorStop(0, cssInk(lamp, 0.5));
  glow.addColorStop(0.3, cssInk(lamp, 0.16));
  glow.addColorStop(1, cssInk(lamp, 0));
  pen.fillStyle = glow;
  pen.fillRect(1020, 330, 132, 140);
  for (let glint = 0; glint < 130; glint++) {
    const away = random() ** 1.7;
    const width = (4 + random() * 16) * (0.4 + away);
    pen.fillStyle = cssInk(lamp, 0.85 * (1 - away) ** 1.3 * (0.3 + random() * 0.7));
    const [x, y] = [1086 + (random() - 0.5) * (4 + away * 22), 424 + away * 300];
    inkLine(
      pen,
      [
        [x - width / 2, y],
        [x, y + 0.8],
        [x + width / 2, y],
      ],
      (t) => 2.4 * Math.sin(Math.PI * t) + 0.3,
    );
  }
  for (const [x, top, foot] of [
    [212, 560, 742],
    [268, 590, 720],
    [352, 584, 700],
  ] as const) {
    pen.fillStyle = cssInk(post, 0.96);
    inkLine(
      pen,
      [
        [x, top],
        [x + 3, (top + foot) / 2],
        [x + 1, foot],
      ],
      () => 13,
    );
    pen.fillStyle = cssInk(post, 0.5);
    for (let gap = 0; gap < 13; gap++) {
      const [left, y] = [x - 6 + (random() - 0.5) * gap * 1.8, foot + 3 + gap * 7.5 + random() * 3];
      inkLine(
        pen,
        [
          [left, y],
          [left + 7, y + 1],
          [left + 15, y],
        ],
        (t) => (6 - gap * 0.3) * Math.sin(Math.PI * t) ** 0.5,
      );
    }
  }
}
