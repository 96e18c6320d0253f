import { artistName } from './names';

test('an artist shows first and last name, and a removed one No Name', () => {
  expect(artistName({ firstname: 'Ṣadé', lastname: 'Ọlátúnjí' })).toBe('Ṣadé Ọlátúnjí');
  expect(artistName(null)).toBe('No Name');
});
