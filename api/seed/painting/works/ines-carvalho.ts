import { ink } from '../inks';
import { drawLemonBranch } from '../lemon-branch';
import type { Painting } from '../paint-types';
import { drawFlowerAndMedallion, drawLozenge, drawStar } from '../tile-motifs';
import type { Tile } from '../tile-shapes';
import { tileWall } from '../tile-wall';

export const inesCarvalho: Painting[] = [
  { picture: 'third-landing', paint: paintThirdLanding },
  { picture: 'dado-campos-street', paint: paintDado },
  { picture: 'lemon-branch-from-memory', paint: paintLemonBranch },
];

const biscuit = ink('#bd9c7d');

function paintThirdLanding(scale: number) {
  const [cobalt, manganese] = [ink('#23407f'), ink('#6a4a5e')];
  const edge = 226;
  return tileWall(
    { width: 1280, height: 1600 },
    scale,
    {
      edge,
      origin: [-62, -48],
      tiles: landingTiles(),
      glazes: [ink('#e6e3d8'), ink('#ddd6c0'), ink('#e9e8e2')],
      biscuit,
      mortar: ink('#a99c88'),
      drawMotif(pen, tile) {
        if (tile.batch === 1) drawStar(pen, { pigment: manganese, edge });
        else if (tile.batch === 0) drawFlowerAndMedallion(pen, { pigment: cobalt, edge });
      },
      chips: 0.16,
      dirt: 0.55,
    },
    611,
  );
}

/** How four tiles lie to make a figure. */
const regularTurns = [
  [0, 1],
  [3, 2],
];

/** Four tiles make one rosette; the mason's mistakes and the repairs are listed by hand. */
function landingTiles(): Tile[] {
  const wrong = new Map([
    ['1,2', 1],
    ['4,5', 2],
    ['3,1', 3],
    ['0,6', 2],
  ]);
  const otherBatch = new Map([
    ['2,4', 1],
    ['3,4', 1],
    ['5,2', 1],
    ['1,5', 2],
    ['4,0', 2],
  ]);
  const missing = new Set(['4,3', '5,3', '0,4']);
  return grid(6, 8).map(({ column, row }) => {
    const key = `${column},${row}`;
    const quarterTurns = (regularTurns[row % 2]?.[column % 2] ?? 0) + (wrong.get(key) ?? 0);
    return { column, row, quarterTurns, batch: otherBatch.get(key) ?? 0, missing: missing.has(key) };
  });
}

function paintDado(scale: number) {
  const [brick, sand] = [ink('#8d3b26'), ink('#d9b878')];
  const edge = 168;
  return tileWall(
    { width: 1600, height: 1120 },
    scale,
    {
      edge,
      origin: [-50, 560],
      tiles: grid(10, 4).map(({ column, row }) => ({
        column,
        row,
        quarterTurns: (column + row) % 2,
        batch: 0,
        missing: dado[row]?.[column] === ' ',
      })),
      glazes: [ink('#d8cbb2')],
      biscuit: ink('#b8a68c'),
      mortar: ink('#b3a48e'),
      drawMotif: (pen) => drawLozenge(pen, { pigment: brick, edge }, sand),
      chips: 0.22,
      dirt: 0.7,
      plaster: { foot: 548, coats: [ink('#8fa39a'), ink('#d8b094')] },
    },
    621,
  );
}

/** What is left of the dado: a space where a tile has fallen. */
const dado = ['###### # #', '##### #   ', '#######  #', '####### ##'];

function paintLemonBranch(scale: number) {
  const [leaves, fruit] = [ink('#24503f'), ink('#d59a2c')];
  const edge = 228;
  return tileWall(
    { width: 1600, height: 1600 },
    scale,
    {
      edge,
      origin: [2, 2],
      tiles: branchTiles(),
      glazes: [ink('#e4dfcf'), ink('#d8d3c2')],
      biscuit,
      mortar: ink('#b9ac97'),
      drawMotif(pen, tile) {
        if (tile.batch === 1) return;
        const [column, row] = movedFrom[`${tile.column},${tile.row}`] ?? [tile.column, tile.row];
        pen.translate(-(column + 0.5) * edge, -(row + 0.5) * edge);
        drawLemonBranch(pen, { leaves, fruit });
      },
      chips: 0.09,
      dirt: 0.4,
    },
    631,
  );
}

/** Tiles that went back into the wrong place. */
const movedFrom: Record<string, [column: number, row: number]> = {
  '3,3': [2, 4],
  '2,4': [3, 3],
  '0,5': [6, 3],
  '6,3': [0, 5],
};

function branchTiles(): Tile[] {
  const turned = new Map([
    ['2,4', 1],
    ['0,5', 2],
    ['4,2', 3],
  ]);
  return grid(7, 7).map(({ column, row }) => {
    const key = `${column},${row}`;
    const isPlain = ['5,5', '1,2'].includes(key);
    return {
      column,
      row,
      quarterTurns: turned.get(key) ?? 0,
      batch: isPlain ? 1 : 0,
      missing: key === '5,3',
    };
  });
}

function grid(columns: number, rows: number) {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
}
