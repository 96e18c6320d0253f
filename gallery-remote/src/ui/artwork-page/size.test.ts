import { formatShortSize, formatSize } from './size';

test('formats height by width in centimeters and inches', () => {
  expect(formatSize({ height_cm: 90, width_cm: 120, depth_cm: null })).toBe('90 × 120 cm (35.4 × 47.2 in)');
});

test('formats the depth of a sculpture', () => {
  expect(formatSize({ height_cm: 41.5, width_cm: 20, depth_cm: 18 })).toBe(
    '41.5 × 20 × 18 cm (16.3 × 7.9 × 7.1 in)',
  );
});

test('returns no size when height or width is unknown', () => {
  expect(formatSize({ height_cm: 90, width_cm: null, depth_cm: 4 })).toBeNull();
});

test('a card names the size in centimeters alone', () => {
  expect(formatShortSize({ height_cm: 72, width_cm: 104.04 })).toBe('72 × 104 cm');
  expect(formatShortSize({ height_cm: 72 })).toBeNull();
});
