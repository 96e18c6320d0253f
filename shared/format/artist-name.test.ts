import { artistName } from './artist-name';

test('an artist goes by first and last name, a removed one by No Name', () => {
  expect(artistName({ firstname: 'Ṣadé', lastname: 'Ọlátúnjí' })).toBe('Ṣadé Ọlátúnjí');
  expect(artistName(null)).toBe('No Name');
});
