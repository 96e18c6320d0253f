import { lengthOf, movedPoint, readCentimeters, sharesOf } from './line-scale';

const photo = { width: 1200, height: 800 };
const line = { start: { x: 0.25, y: 0.5 }, end: { x: 0.75, y: 0.5 } };

test('the length of a line follows the proportions of the photo', () => {
  expect(lengthOf(line, photo)).toBe(600);
  expect(lengthOf({ start: { x: 0, y: 0 }, end: { x: 0.5, y: 1 } }, photo)).toBe(1000);
});

test('a line of known length gives the work its size in the photo', () => {
  const { width, height } = sharesOf({ width: 90, height: 60 }, line, 180, photo);
  expect(width * photo.width).toBeCloseTo(300);
  expect(height * photo.height).toBeCloseTo(200);
});

test('the shown size of the photo does not change the shares', () => {
  const shown = { width: 360, height: 240 };
  expect(sharesOf({ width: 90, height: 60 }, line, 180, shown)).toEqual(
    sharesOf({ width: 90, height: 60 }, line, 180, photo),
  );
});

test('a point stays in the photo', () => {
  expect(movedPoint({ x: 0.9, y: 0.1 }, { x: 0.5, y: -0.5 })).toEqual({ x: 1, y: 0 });
});

test.each([
  ['180', 180],
  [' 29,7 cm', 29.7],
  ['205.5', 205.5],
  ['1000', 1000],
  ['0', null],
  ['1001', null],
  ['-5', null],
  ['two meters', null],
  ['', null],
])("reads '%s' as %s", (text, centimeters) => {
  expect(readCentimeters(text)).toBe(centimeters);
});
