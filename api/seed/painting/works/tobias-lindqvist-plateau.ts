import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Distance, fogLandscape } from '../fog-landscape';
import { inkLine, type Point } from '../ink-line';
import { cssInk, ink, mixInks, ramp } from '../inks';
import { type Noise, noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { randomFrom } from '../random';
import { drawSavannaTree } from '../trees';

export const plateauDrySeason: Painting = { picture: 'plateau-dry-season', paint: paintPlateau };

function paintPlateau(scale: number) {
  const size = { width: 1600, height: 1040 };
  const noise = noiseFrom(531);
  const [dust, glow, sun] = [ink('#c9a888'), ink('#e8cfa6'), ink('#f4e6c8')];
  return fogLandscape(
    size,
    scale,
    {
      sky: (x, y, grain) => {
        const air = mixInks(
          dust,
          glow,
          ramp(-60, 620, y + grain * 150 + noise.layered(x / 700, y / 200, 3) * 120),
        );
        const distance = Math.hypot(x - 520, y - 235);
        return mixInks(
          air,
          sun,
          0.28 * ramp(420, 40, distance) +
            0.62 *
              ramp(60, 56, distance + noise.at(x / 40, y / 40) * 2 + grain * 3) *
              ramp(330, 200, y + grain * 40),
        );
      },
      distances: plateauDistances(noise),
      foreground: (pen) => drawPlain(pen, plainCrest(noise)),
      grain: 0.5,
    },
    532,
  );
}

function plateauDistances(noise: Noise): Distance[] {
  const rock = (domes: Dome[], ground: number, seed: number) => (x: number) =>
    ground -
    domes.reduce((highest, dome) => Math.max(highest, domeHeight(dome, x)), 0) +
    noise.layered(x / 120, seed, 6) * 30;
  const far = rock(
    [
      { x: 1010, half: 300, height: 190, lean: 0.5 },
      { x: 1330, half: 190, height: 105, lean: -0.3 },
      { x: 60, half: 260, height: 60, lean: 0 },
    ],
    640,
    3,
  );
  const middle = rock(
    [
      { x: 395, half: 290, height: 300, lean: -0.55 },
      { x: 690, half: 150, height: 96, lean: 0.5 },
      { x: 110, half: 190, height: 120, lean: 0.4 },
    ],
    745,
    17,
  );
  const near = rock(
    [
      { x: -40, half: 260, height: 120, lean: 0.3 },
      { x: 905, half: 46, height: 34, lean: 0.4 },
      { x: 840, half: 60, height: 24, lean: -0.3 },
    ],
    868,
    29,
  );
  const plain = plainCrest(noise);
  const fog = ink('#dfc098');
  return [
    { crest: far, tone: ink('#c9a582'), fog, fogDepth: 230, rock: 0.12 },
    { crest: middle, tone: ink('#8f654b'), fog, fogDepth: 760, rock: 0.5 },
    { crest: near, tone: ink('#7d5540'), fog: ink('#b98e67'), fogDepth: 260, rock: 0.35 },
    { crest: plain, tone: ink('#6b4a36'), fog: ink('#8f6748'), fogDepth: 300, rock: 0.45 },
  ];
}

function plainCrest(noise: Noise) {
  return (x: number) => 905 + noise.layered(x / 500, 41, 5) * 34 - 20 * ramp(900, 1300, x);
}

/** `lean` moves the summit towards the left (-1) or the right (1). */
type Dome = { x: number; half: number; height: number; lean: number };

function domeHeight({ x: middle, half, height, lean }: Dome, x: number) {
  const share = (x - middle) / half;
  if (Math.abs(share) >= 1) return 0;
  const leaning = share - lean * 0.55 * (1 - share * share);
  return height * (1 - Math.abs(leaning) ** 2.3) ** 0.72;
}

function drawPlain(pen: SKRSContext2D, plain: (x: number) => number) {
  const random = randomFrom(533);
  pen.fillStyle = cssInk(ink('#c39a70'), 0.55);
  const bends = Array.from(
    { length: 40 },
    (_, index): Point => [pathX(index / 39), 1110 - (205 * index) / 39],
  );
  inkLine(pen, bends, (t) => 60 * (1 - t) ** 2 + 2);
  pen.fillStyle = cssInk(ink('#2f211b'));
  drawSavannaTree(pen, 1252, plain(1252), 300, random);
  for (let tuft = 0; tuft < 900; tuft++) {
    const depth = random() ** 2;
    const [x, foot] = [random() * 1640 - 20, plain(800) + 12 + depth * 190];
    const along = (1110 - foot) / 205;
    if (Math.abs(x - pathX(along)) < 36 * (1 - along) ** 2 + 3) continue;
    const height = (6 + depth * 70) * (0.4 + random());
    const lean = height * (0.1 + random() * 0.4);
    pen.fillStyle = cssInk(ink('#2f211b'), 0.45 + depth * 0.5);
    inkLine(
      pen,
      [
        [x, foot],
        [x + lean * 0.25, foot - height * 0.55],
        [x + lean, foot - height],
      ],
      (t) => (1.6 + depth * 2.4) * (1 - t * 0.8),
    );
  }
}

/** A footpath seen from standing height: `t` runs from the lower edge to where it is lost. */
function pathX(t: number) {
  return 590 + 130 * Math.sin(t * 2.3) + 22 * Math.sin(t * 9) * Math.max(0, 1 - t);
}
