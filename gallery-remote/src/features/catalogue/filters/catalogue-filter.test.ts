import { catalogueFilterOf, nairaOf, pathOf, toggled } from './catalogue-filter';

const artist = '3f2b8c1e-0000-4000-8000-000000000000';

test('an address round-trips the whole filter', () => {
  const filter = {
    q: 'ife',
    type: 'Digital Painting',
    artist,
    min: 45_000,
    max: 250_000,
    available: 'true',
    sort: 'price-up',
  } as const;
  const path = pathOf(filter);
  expect(path).toBe(
    `/artist?q=ife&type=Digital+Painting&artist=${artist}&min=45000&max=250000&available=true&sort=price-up`,
  );
  expect(catalogueFilterOf(new URL(path, 'https://gallery.test').searchParams)).toEqual(filter);
});

const other = '0a2b8c1e-0000-4000-8000-000000000000';

test('an address has several choices in one order, and a form repeats the name', () => {
  const form = new URLSearchParams([
    ['artist', artist],
    ['artist', other],
    ['material', 'Oil'],
    ['material', 'Bronze'],
    ['material', 'Sofa'],
    ['size', 'large'],
    ['size', 'small'],
    ['color', 'red'],
    ['color', 'blue'],
    ['color', 'teal'],
  ]);
  const path = `/artist?artist=${other},${artist}&material=Bronze,Oil&size=small,large&color=red,blue`;
  expect(pathOf(catalogueFilterOf(form))).toBe(path);
  expect(pathOf(catalogueFilterOf(new URL(path, 'https://gallery.test').searchParams))).toBe(path);
});

test('a choice adds a value or removes it', () => {
  expect(toggled({ material: 'Oil' }, 'material', 'Bronze')).toEqual({ material: 'Bronze,Oil' });
  expect(toggled({ size: 'small' }, 'size', 'small')).toEqual({ size: undefined });
});

test('an empty or invalid field filters nothing', () => {
  const query = new URLSearchParams('q=+&type=Sofa&artist=me&min=&max=lots&available=1&sort=newest&other=1');
  expect(catalogueFilterOf(query)).toEqual({});
  expect(pathOf({})).toBe('/artist');
});

test('a filter drops control characters and shortens long texts', () => {
  expect(catalogueFilterOf(new URLSearchParams({ q: `ife\u0000\n${'a'.repeat(200)}` })).q).toHaveLength(100);
});

test.each([
  ['#250,000', 250_000],
  ['250 000', 250_000],
  ['', undefined],
  ['99999999999999', 9_999_999_999],
])('reads %s naira as %s', (written, amount) => {
  expect(nairaOf(written)).toBe(amount);
});
