import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Distance, fogLandscape } from '../fog-landscape';
import { type Point, fillShape, inkLine } from '../ink-line';
import { cssInk, ink, mix, mixInks, ramp } from '../inks';
import { type Noise, noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { randomFrom } from '../random';
import { drawSavannaTree, drawSpruce } from '../trees';

export const tobiasLindqvist: Painting[] = [
  { picture: 'six-plates-for-november', paint: paintNovember },
  { picture: 'plateau-dry-season', paint: paintPlateau },
  { picture: 'the-far-shore-at-four', paint: paintFarShore },
];

function paintNovember(scale: number) {
  const size = { width: 1240, height: 1600 };
  const noise = noiseFrom(511);
  const [pale, warm] = [ink('#dcd9cf'), ink('#cfc6b6')];
  return fogLandscape(
    size,
    scale,
    {
      sky: (x, y, grain) => mixInks(pale, warm, ramp(0, 800, y + grain * 140 + noise.layered(x / 500, y / 160, 3) * 160)),
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
  const island = (x: number) => 1110 + 118 * ramp(640, 330, x) ** 1.4 - 52 * ramp(520, 760, x) + noise.layered(x / 130, 19, 5) * 40;
  return [
    { crest: far, tone: ink('#b3b3ab'), fog, fogDepth: 260, growth: forest(far, 521, 620, [7, 22]) },
    { crest: second, tone: ink('#888d87'), fog, fogDepth: 230, growth: forest(second, 522, 420, [14, 40]) },
    { crest: third, tone: ink('#5a635e'), fog, fogDepth: 250, growth: forest(third, 523, 230, [26, 84]) },
    { crest: island, tone: ink('#1f2a28'), fog: ink('#57605b'), fogDepth: 330, growth: forest(island, 524, 46, [60, 340], 560) },
  ];
}

function forest(crest: (x: number) => number, seed: number, trees: number, [least, most]: readonly [number, number], from = -20) {
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
    inkLine(pen, [[left, y + 14 + index * 4.4], [x, y + 15 + index * 4.4], [left + width, y + 14 + index * 4.4]], (t) => 4.6 * Math.sin(Math.PI * t) ** 0.5);
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
  inkLine(pen, [[x - 68, y - 8], [x - 30, y - 3], [x + 10, y - 3], [x + 46, y - 9], [x + 77, y - 19]], (t) => 2.2 + t);
}

function paintPlateau(scale: number) {
  const size = { width: 1600, height: 1040 };
  const noise = noiseFrom(531);
  const [dust, glow, sun] = [ink('#c9a888'), ink('#e8cfa6'), ink('#f4e6c8')];
  return fogLandscape(
    size,
    scale,
    {
      sky: (x, y, grain) => {
        const air = mixInks(dust, glow, ramp(-60, 620, y + grain * 150 + noise.layered(x / 700, y / 200, 3) * 120));
        const distance = Math.hypot(x - 520, y - 235);
        return mixInks(air, sun, 0.28 * ramp(420, 40, distance) + 0.62 * ramp(60, 56, distance + noise.at(x / 40, y / 40) * 2 + grain * 3) * ramp(330, 200, y + grain * 40));
      },
      distances: plateauDistances(noise),
      grain: 0.5,
    },
    532,
  );
}

function plateauDistances(noise: Noise): Distance[] {
  const rock = (domes: Dome[], ground: number, seed: number) => (x: number) =>
    ground - domes.reduce((highest, dome) => Math.max(highest, domeHeight(dome, x)), 0) + noise.layered(x / 120, seed, 5) * 22;
  const far = rock([{ x: 1010, half: 300, height: 190, lean: 0.5 }, { x: 1330, half: 190, height: 105, lean: -0.3 }, { x: 60, half: 260, height: 60, lean: 0 }], 640, 3);
  const middle = rock([{ x: 395, half: 290, height: 300, lean: -0.55 }, { x: 690, half: 150, height: 96, lean: 0.5 }, { x: 110, half: 190, height: 120, lean: 0.4 }], 745, 17);
  const near = rock([{ x: -40, half: 260, height: 120, lean: 0.3 }, { x: 905, half: 46, height: 34, lean: 0.4 }, { x: 840, half: 60, height: 24, lean: -0.3 }], 868, 29);
  const plain = (x: number) => 905 + noise.layered(x / 500, 41, 5) * 34 - 20 * ramp(900, 1300, x);
  const fog = ink('#dfc098');
  return [
    { crest: far, tone: ink('#c9a582'), fog, fogDepth: 230, rock: 0.12 },
    { crest: middle, tone: ink('#94694e'), fog, fogDepth: 520, rock: 0.42 },
    { crest: near, tone: ink('#7d5540'), fog: ink('#b98e67'), fogDepth: 260, rock: 0.35 },
    { crest: plain, tone: ink('#3d2a22'), fog: ink('#6b4834'), fogDepth: 260, rock: 0.2, growth: (pen) => growPlain(pen, plain) },
  ];
}

/** `lean` moves the summit towards the left (-1) or the right (1). */
type Dome = { x: number; half: number; height: number; lean: number };

function domeHeight({ x: middle, half, height, lean }: Dome, x: number) {
  const share = (x - middle) / half;
  if (Math.abs(share) >= 1) return 0;
  const leaning = share - lean * 0.55 * (1 - share * share);
  return height * (1 - Math.abs(leaning) ** 2.3) ** 0.72;
}

function growPlain(pen: SKRSContext2D, plain: (x: number) => number) {
  const random = randomFrom(533);
  drawSavannaTree(pen, 1252, plain(1252), 300, random);
  for (let tuft = 0; tuft < 520; tuft++) {
    const x = random() * 1600;
    const height = 4 + random() * random() * 26;
    const lean = (random() - 0.3) * 10;
    inkLine(pen, [[x, plain(x) + 6], [x + lean * 0.3, plain(x) - height * 0.5], [x + lean, plain(x) - height]], (t) => 2 - t * 1.5);
  }
}

function paintFarShore(scale: number) {
  const size = { width: 1600, height: 840 };
  const noise = noiseFrom(541);
  const [high, low, ember] = [ink('#27323f'), ink('#6f7476'), ink('#b79a80')];
  const shore = (x: number) => 392 - 46 * ramp(520, 1250, x) + noise.layered(x / 300, 5, 5) * 34;
  const behind = (x: number) => 352 - 60 * ramp(900, 100, x) + noise.layered(x / 420, 15, 5) * 50;
  return fogLandscape(
    size,
    scale,
    {
      sky: (x, y, grain) => {
        const dusk = mixInks(high, low, ramp(-40, 400, y + grain * 110 + noise.layered(x / 620, y / 70, 4) * 110));
        return mixInks(dusk, ember, 0.9 * ramp(190, 400, y + grain * 60) * ramp(1100, 150, x + noise.layered(x / 300, y / 50, 3) * 300));
      },
      distances: [
        { crest: behind, tone: ink('#4d585f'), fog: ink('#6b7274'), fogDepth: 120, growth: shoreForest(behind, 542, 700, 16) },
        { crest: shore, tone: ink('#161d24'), fog: ink('#1b242b'), fogDepth: 120, growth: shoreForest(shore, 543, 420, 62) },
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
    for (let tree = 0; tree < trees; tree++) {
      const x = random() * 1640 - 20;
      drawSpruce(pen, x, crest(x) + 6, 6 + random() ** 2 * tallest, random);
    }
  };
}

function drawWindowAndPosts(pen: SKRSContext2D) {
  const random = randomFrom(545);
  const [lamp, post] = [ink('#f2b968'), ink('#0d1217')];
  pen.fillStyle = cssInk(lamp);
  pen.fillRect(1082, 394, 8, 11);
  for (const [reach, strength] of [[34, 0.05], [20, 0.1], [11, 0.2]] as const) {
    pen.fillStyle = cssInk(lamp, strength);
    pen.beginPath();
    pen.arc(1086, 399, reach, 0, Math.PI * 2);
    pen.fill();
  }
  for (let glint = 0; glint < 130; glint++) {
    const away = random() ** 1.7;
    const width = (4 + random() * 16) * (0.4 + away);
    pen.fillStyle = cssInk(lamp, 0.85 * (1 - away) ** 1.3 * (0.3 + random() * 0.7));
    const [x, y] = [1086 + (random() - 0.5) * (4 + away * 22), 424 + away * 300];
    inkLine(pen, [[x - width / 2, y], [x, y + 0.8], [x + width / 2, y]], (t) => 2.4 * Math.sin(Math.PI * t) + 0.3);
  }
  for (const [x, top, foot] of [[212, 560, 742], [268, 590, 720], [352, 584, 700]] as const) {
    pen.fillStyle = cssInk(post, 0.96);
    inkLine(pen, [[x, top], [x + 3, (top + foot) / 2], [x + 1, foot]], () => 13);
    pen.fillStyle = cssInk(post, 0.34);
    inkLine(pen, [[x + 2, foot], [x - 4, foot + 30], [x + 6, foot + 56], [x, foot + 92]], (t) => 12 * (1 - t * 0.7));
  }
}
