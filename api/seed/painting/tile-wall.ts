import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from './ink-line';
import { between, type Ink, mix, ramp } from './inks';
import { noiseFrom } from './noise';
import type { Painted } from './paint-types';
import { type Plaster, paintPlaster } from './plaster';
import { type Impression, impression, type Size, shaded, speck } from './plate';
import { randomFrom } from './random';
import { drawTileBody, drawTileChips, keepToFace, type Tile, wobble } from './tile-shapes';

export type TileWall = {
  edge: number;
  /** The upper left corner of the tile in column 0, row 0. */
  origin: Point;
  tiles: Tile[];
  /** The glaze of each batch: repairs never quite match. */
  glazes: Ink[];
  biscuit: Ink;
  mortar: Ink;
  /** The pen stands in the middle of the tile and is already turned. */
  drawMotif(pen: SKRSContext2D, tile: Tile): void;
  /** How often a corner or an edge is chipped. */
  chips: number;
  /** Rain marks and soot. */
  dirt: number;
  /** A painted wall above the tiles: its oldest coat first. */
  plaster?: Plaster;
};

/** How one tile came out of the kiln and went onto the wall. */
type Setting = { glaze: Ink; tone: number; firing: number; tiltX: number; tiltY: number };

/** Sets glazed tiles in mortar, each a little out of true, and lets them weather. */
export function tileWall(size: Size, scale: number, wall: TileWall, seed: number): Painted {
  const noise = noiseFrom(seed);
  const random = randomFrom(seed + 1);
  const placed = new Map(
    wall.tiles.filter((tile) => !tile.missing).map((tile) => [keyOf(tile.column, tile.row), setTile(tile)]),
  );
  const bodies = impression(size, scale, (pen) =>
    forEachTile(pen, (tile) => drawTileBody(pen, tile, wall.edge, noise)),
  );
  const glazePaint = impression(size, scale, (pen) => forEachTile(pen, (tile) => wall.drawMotif(pen, tile)));
  const chips = impression(size, scale, (pen) =>
    forEachTile(pen, (tile) => drawTileChips(pen, tile, wall.edge, wall.chips, random, noise)),
  );
  return shaded(size, scale, (x, y, colour) => {
    const grain = noise.at(x / 2.6, y / 2.6) * 0.5 + speck(x, y, seed) - 0.5;
    const body = bodies.cover(x, y);
    paintGround(x, y, grain, colour);
    if (body > 0) paintTile(x, y, grain, body, colour);
    weather(x, y, grain, body, colour);
  });

  function setTile(tile: Tile): Setting {
    const glaze = wall.glazes[tile.batch] ?? wall.biscuit;
    return {
      glaze,
      tone: 0.95 + random() * 0.08,
      firing: 0.74 + random() * 0.36,
      tiltX: (random() - 0.5) * 0.1,
      tiltY: (random() - 0.5) * 0.1,
    };
  }

  function forEachTile(pen: SKRSContext2D, draw: (tile: Tile) => void) {
    for (const tile of wall.tiles) {
      if (tile.missing) continue;
      pen.save();
      pen.translate(...middleOf(tile));
      pen.rotate((tile.quarterTurns * Math.PI) / 2);
      keepToFace(pen, wall.edge);
      draw(tile);
      pen.restore();
    }
  }

  function middleOf({ column, row }: Tile): Point {
    const slip = wall.edge * 0.008;
    const [slipX, slipY] = [
      noise.at(column * 3.7, row * 5.3) * slip,
      noise.at(column * 5.9 + 40, row * 3.1) * slip,
    ];
    return [
      wall.origin[0] + (column + 0.5) * wall.edge + slipX,
      wall.origin[1] + (row + 0.5) * wall.edge + slipY,
    ];
  }

  function paintGround(x: number, y: number, grain: number, colour: Float64Array) {
    const trowel = unevenness(x, y) - unevenness(x - 3, y - 4);
    const grit = noise.layered(x / 9, y / 9, 3) * 0.13 + noise.layered(x / 260, y / 190, 3) * 0.12;
    const shadow = 0.42 * Math.max(0, bodies.cover(x - 4, y - 5) - bodies.cover(x, y));
    const light = 1 + between(trowel * 1.1, -0.13, 0.13) + grit + grain * 0.09 - shadow - ghostGrid(x, y);
    for (let channel = 0; channel < 3; channel++) colour[channel] = (wall.mortar[channel] ?? 0) * light;
    if (wall.plaster) paintPlaster(x, y, grain, wall.plaster, noise, colour);
  }

  function unevenness(x: number, y: number) {
    return noise.layered(x / 95, y / 80, 4) * 0.9 + noise.layered((x + y * 0.4) / 60, y / 17, 2) * 0.14;
  }

  /** The bed keeps the print of the tiles that fell off. */
  function ghostGrid(x: number, y: number) {
    const [u, v] = placeIn(x, y);
    const toEdge = Math.min(u, v, 1 - u, 1 - v) * wall.edge;
    return 0.16 * ramp(7, 1, toEdge + noise.at(x / 30, y / 30) * 4) - 0.08 * ramp(14, 6, toEdge);
  }

  function paintTile(x: number, y: number, grain: number, body: number, colour: Float64Array) {
    const set = placed.get(keyOf(...cellOf(x, y)));
    if (!set) return;
    const [u, v] = placeIn(x, y);
    const [handX, handY] = wobble(noise, x, y, 34, 2.2);
    const glazeTone = 1 + noise.layered(x / 150, y / 150, 3) * 0.06 + grain * 0.03;
    const sheen = set.tone + set.tiltX * (u - 0.5) + set.tiltY * (v - 0.5) + relief(bodies, x, y, 2.4) * 0.16;
    const crazed = ramp(0, 0.5, noise.layered(x / 210 + 30, y / 210, 3));
    const crack =
      crazed * 0.13 * ramp(0.02, 0.004, Math.abs(noise.layered(x / 30 + set.tone * 300, y / 30, 2)));
    const wear = chips.cover(x, y);
    const paintX = x + handX;
    const paintY = y + handY;
    const pooled = between(
      set.firing + noise.layered(x / 46, y / 46, 3) * 0.4 + noise.at(x / 8, y / 8) * 0.05,
      0.3,
      1,
    );
    const pigment = glazePaint.cover(paintX, paintY) * pooled;
    const pigmentColour = glazePaint.colour(paintX, paintY);
    const hollow = relief(chips, x, y, 2) * 0.35;
    for (let channel = 0; channel < 3; channel++) {
      const glazed =
        mix((set.glaze[channel] ?? 0) * glazeTone, pigmentColour[channel] ?? 0, pigment) *
        sheen *
        (1 - crack);
      const bare =
        (wall.biscuit[channel] ?? 0) * (1 + noise.layered(x / 11, y / 11, 3) * 0.22 + grain * 0.12);
      colour[channel] = mix(colour[channel] ?? 0, mix(glazed, bare, wear) * (1 - hollow), body);
    }
  }

  function weather(x: number, y: number, grain: number, body: number, colour: Float64Array) {
    const run =
      ramp(0.12, 0.5, noise.layered(x / 34, y / 620, 4)) *
      ramp(-0.3, 0.35, noise.layered(x / 260, y / 300 + 20, 3));
    const soot = ramp(-0.05, 0.55, noise.layered(x / 320 + 60, y / 320, 4) + grain * 0.25);
    const grime = wall.dirt * (run * 0.55 + soot * 0.5) * (body > 0.5 ? 0.8 : 1.1);
    const [red, green, blue] = [1 - grime * 0.5, 1 - grime * 0.58, 1 - grime * 0.72];
    colour[0] = (colour[0] ?? 0) * red;
    colour[1] = (colour[1] ?? 0) * green;
    colour[2] = (colour[2] ?? 0) * blue;
  }

  function cellOf(x: number, y: number): [number, number] {
    return [Math.floor((x - wall.origin[0]) / wall.edge), Math.floor((y - wall.origin[1]) / wall.edge)];
  }

  function placeIn(x: number, y: number): Point {
    const [column, row] = cellOf(x, y);
    return [(x - wall.origin[0]) / wall.edge - column, (y - wall.origin[1]) / wall.edge - row];
  }
}

function relief(drawn: Impression, x: number, y: number, reach: number) {
  return drawn.cover(x + reach, y + reach) - drawn.cover(x - reach, y - reach);
}

const keyOf = (column: number, row: number) => `${column},${row}`;
