import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Distance, fogLandscape } from '../fog-landscape';
import { inkLine } from '../ink-line';
import { cssInk, ink, mix, mixInks, ramp } from '../inks';
import { type Noise, noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { randomFrom } from '../random';
import { drawSpruce } from '../trees';
import { theFarShoreAtFour } from './tobias-lindqvist-far-shore';
import { plateauDrySeason } from './tobias-lindqvist-plateau';

export const tobiasLindqvist: Painting[] = [
  { picture: 'six-plates-for-november', paint: paintNovember },
  plateauDrySeason,
  theFarShoreAtFour,
];

function paintNovember(scale: number) {
  const size = { width: 1240, height: 1600 };
  const noise = noiseFrom(511);
  const [pale, warm] = [ink('#dcd9cf'), ink('#cfc6b6')];
  return fogLandscape(
    size,
    scale,
    {
      sky: (x, y, grain) =>
        mixInks(pale, warm, ramp(0, 800, y + grain * 140 + noise.layered(x / 500, y / 160, 3) * 160)),
      distances: novemberDistances(noise),
      water: { line: 1215, tone: ink('#bcbab1'), clearness: 0.8, ripple: 3 },
      foreground: drawBoat,
      grain: 0.55,
    },
    512,
  );
}

function novemberDistances(noise: Noise): Distance[] {
  const fog = ink('#d3cfc4');
  const far = (x: number) => 560 - 130 * ramp(1240, 100, x) + noise.layered(x / 420, 1, 5) * 90;
  const second = (x: number) => 690 - 150 * ramp(300, 1240, x) + noise.layered(x / 360, 7, 5) * 90;
  const third = (x: number) => 905 - 120 * ramp(900, 0, x) + noise.layered(x / 300, 13, 5) * 70;
  const island = (x: number) =>
    1110 + 118 * ramp(640, 330, x) ** 1.4 - 52 * ramp(520, 760, x) + noise.layered(x / 130, 19, 5) * 40;
  return [
    { crest: far, tone: ink('#b3b3ab'), fog, fogDepth: 260, growth: forest(far, 521, 900, [5, 20]) },
    { crest: second, tone: ink('#888d87'), fog, fogDepth: 230, growth: forest(second, 522, 900, [7, 40]) },
    { crest: third, tone: ink('#5a635e'), fog, fogDepth: 250, growth: forest(third, 523, 520, [12, 84]) },
    {
      crest: island,
      tone: ink('#1f2a28'),
      fog: ink('#57605b'),
      fogDepth: 330,
      growth: forest(island, 524, 105, [22, 350], 545),
    },
  ];
}

function forest(
  crest: (x: number) => number,
  seed: number,
  trees: number,
  [least, most]: readonly [number, number],
  from = -20,
) {
  return (pen: SKRSContext2D) => {
    const random = randomFrom(seed);
    const stands = noiseFrom(seed);
    for (let tree = 0; tree < trees; tree++) {
      const x = from + random() * (1280 - from);
      const stand = ramp(-0.35, 0.45, stands.at(x / 170, 4));
      const height = mix(least, most, random() ** 1.6 * (0.25 + 0.75 * stand));
      drawSpruce(pen, x, crest(x) + 8, height, random);
    }
  };
}

function drawBoat(pen: SKRSContext2D) {
  const [x, y] = [322, 1394];
  pen.fillStyle = cssInk(ink('#1f2a28'), 0.4);
  for (const [index, width] of [128, 116, 92, 104, 60, 38].entries()) {
    const left = x - width / 2 + (index % 2) * 5;
    inkLine(
      pen,
      [
        [left, y + 14 + index * 4.4],
        [x, y + 15 + index * 4.4],
        [left + width, y + 14 + index * 4.4],
      ],
      (t) => 4.6 * Math.sin(Math.PI * t) ** 0.5,
    );
  }
  pen.fillStyle = cssInk(ink('#18211f'));
  pen.beginPath();
  pen.moveTo(x - 70, y - 10);
  pen.quadraticCurveTo(x + 6, y + 3, x + 80, y - 21);
  pen.quadraticCurveTo(x + 66, y + 6, x + 44, y + 12);
  pen.lineTo(x - 58, y + 12);
  pen.closePath();
  pen.fill();
  pen.fillStyle = cssInk(ink('#9a4630'));
  inkLine(
    pen,
    [
      [x - 68, y - 8],
      [x - 30, y - 3],
      [x + 10, y - 3],
      [x + 46, y - 9],
      [x + 77, y - 19],
    ],
    (t) => 2.2 + t,
  );
}
