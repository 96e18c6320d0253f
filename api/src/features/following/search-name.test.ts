import { searchNameOf } from './search-name';

test.each([
  [{ type: 'Painting', max: 500_000 }, null, 'Paintings under #500,000'],
  [{ type: 'Digital Painting', artist: 'id' }, 'Ngọzi Eze', 'Digital paintings by Ngọzi Eze'],
  [{ material: 'Oil', color: 'blue,red' }, null, 'Artworks in oil mainly blue or red'],
  [
    { q: 'bronze', min: 90_000, available: 'true' },
    null,
    'Artworks matching “bronze” over #90,000 available to buy',
  ],
  [
    { min: 1, max: 2, available: 'true', auction: 'true' },
    null,
    'Artworks from #1 to #2 available to buy or in auction',
  ],
] as const)('names the search %j', (search, artist, name) => {
  expect(searchNameOf(search, artist)).toBe(name);
});
