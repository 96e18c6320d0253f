import { ink } from '../inks';
import type { Painting } from '../paint-types';
import { drawFlowerAndMedallion, drawLozenge, drawStar, drawBand } from '../tile-motifs';
import { type Tile, tileWall } from '../tile-wall';

export const inesCarvalho: Painting[] = [
  { picture: 'third-landing', paint: paintThirdLanding },
  { picture: 'dado-campos-street', paint: paintDado },
  { picture: 'a-grid-with-company', paint: paintGridWithCompany },
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

/** Four tiles make one rosette; the mason's mistakes and the repairs are listed by hand. */
function landingTiles(): Tile[] {
  const wrong = new Map([['1,2', 1], ['4,5', 2], ['3,1', 3], ['0,6', 2]]);
  const otherBatch = new Map([['2,4', 1], ['3,4', 1], ['5,2', 1], ['1,5', 2], ['4,0', 2]]);
  const missing = new Set(['4,3', '5,3', '0,4']);
  return grid(6, 8).map(({ column, row }) => {
    const key = `${column},${row}`;
    const regular = (column % 2 === 0 ? 0 : 1) + (row % 2 === 0 ? 0 : column % 2 === 0 ? 3 : 1);
    const quarterTurns = regular + (wrong.get(key) ?? 0);
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

function paintGridWithCompany(scale: number) {
  const green = ink('#1f4a3d');
  const edge = 214;
  return tileWall(
    { width: 1600, height: 1600 },
    scale,
    {
      edge,
      origin: [-118, -64],
      tiles: companyTiles(),
      glazes: [ink('#e6e1d2'), ink('#e6e1d2'), ink('#c9933f')],
      biscuit,
      mortar: ink('#bfb39e'),
      drawMotif(pen, tile, random) {
        const mark = company[tile.row]?.[tile.column] ?? '.';
        if (bandMarks.includes(mark)) drawBand(pen, { pigment: green, edge }, bandMarks.indexOf(mark) < 4, random);
      },
      chips: 0.07,
      dirt: 0.34,
    },
    631,
  );
}

/** Turns of the band by their quarter turns, then the level and the upright piece. */
const bandMarks = '┘└┌┐─│';

/** `.` a white tile, `o` the ochre one, a space where one is missing, and the band as it was laid. */
const company = [
  '.........',
  '.........',
  '──┐......',
  '..│.┌─┐..',
  '..└─┘.│..',
  '......└o┐',
  '....... │',
  '.......─┘',
];

function companyTiles(): Tile[] {
  return grid(9, 8).map(({ column, row }) => {
    const mark = company[row]?.[column] ?? '.';
    const turn = bandMarks.indexOf(mark);
    const quarterTurns = turn < 0 ? 0 : turn < 4 ? turn : turn - 4;
    return { column, row, quarterTurns, batch: mark === 'o' ? 2 : 0, missing: mark === ' ' };
  });
}

function grid(columns: number, rows: number) {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
}
