import { comfortableWall, hungBox, moved, percentOfWall, standingBox, widened } from './wall-scale';

const size = { width: 120, height: 90 };
const hanging = { wall: 420, x: 210, middle: 150 };

test('a work hangs with its middle at the chosen height above the floor', () => {
  expect(hungBox(size, hanging)).toEqual({ x: 150, y: 75, width: 120, height: 90 });
  expect(hungBox(size, { ...hanging, middle: 160 }).y).toBe(65);
});

test('a sculpture stands on the floor or on its plinth', () => {
  expect(standingBox({ width: 20, height: 40 }, 210, false)).toEqual({
    x: 200,
    y: 240,
    width: 20,
    height: 40,
  });
  expect(standingBox({ width: 20, height: 40 }, 210, true).y).toBe(150);
});

test('a move by shares of the scene becomes centimeters', () => {
  expect(moved(hanging, { x: 10 / 420, y: -1 / 322 })).toEqual({ wall: 420, x: 220, middle: 151 });
});

test('the middle of a work stays on the wall and within reach', () => {
  expect(moved(hanging, { x: 2, y: -2 })).toEqual({ wall: 420, x: 420, middle: 200 });
  expect(moved(hanging, { x: -2, y: 2 })).toEqual({ wall: 420, x: 0, middle: 100 });
});

test('a wider wall shows more wall on both sides', () => {
  expect(widened({ ...hanging, x: 200 }, 500)).toEqual({ wall: 500, x: 240, middle: 150 });
  expect(widened({ ...hanging, x: 20 }, 200)).toEqual({ wall: 200, x: 0, middle: 150 });
});

test.each([
  [{ width: 90, height: 90 }, 420, 21, 240],
  [{ width: 122, height: 100 }, 280, 44, 320],
])('a work of %o fills its share of a wall %i cm wide', (work, wall, percent, comfortable) => {
  expect(percentOfWall(work, wall)).toBe(percent);
  expect(comfortableWall(work)).toBe(comfortable);
});
