import { messagesOf } from '../../../forms/form/field-messages';
import { createArtistSchema } from './artist-input.schema';

const artist = {
  firstname: 'Adébáyọ̀',
  lastname: 'Ọlátúnjí',
  email: 'adebayo@artists.example',
  mobile: '+2348030000000',
  artist_bio: 'Born in Ìbàdàn.',
  artist_statement: 'I paint what the rain leaves.',
};
const messages = (changed: object) => messagesOf(createArtistSchema, { ...artist, ...changed });

test('the schema accepts a complete artist', () => {
  expect(createArtistSchema.validateSync(artist)).toEqual(artist);
});

test('the schema trims names and normalizes them to NFC', () => {
  const typed = { ...artist, firstname: '  Ade\u0301ba\u0301yo\u0323\u0300 ' };
  expect(createArtistSchema.validateSync(typed).firstname).toBe('Adébáyọ̀');
});

test.each([
  ['firstname', '', 'first name is required'],
  ['firstname', '   ', 'first name is required'],
  ['firstname', 'Oluwaseyifunmi-A', 'first name is too long'],
  ['firstname', 'Mary Ann', 'first name must be alphabetic without spacing'],
  ['firstname', 'R2D2', 'first name must be alphabetic without spacing'],
  ['lastname', '', 'last name is required'],
  ['lastname', 'Abcdefghijklmnop', 'last name is too long'],
  ['lastname', "O'Neill", 'last name must be alphabetic without spacing'],
  ['email', '', 'Email is required'],
  ['email', 'adebayo', 'Email is not valid'],
  ['mobile', '', 'Phone number is required'],
  ['mobile', '080300000', 'Phone number must be at least 10 characters long'],
  ['artist_bio', '', 'Artist Bio is required'],
  ['artist_statement', '', 'Artist Statement is required'],
])("%s '%s' has the message '%s'", (field, value, message) => {
  expect(messages({ [field]: value })).toEqual({ [field]: message });
});

test('the schema accepts a name of 15 letters', () => {
  expect(messages({ firstname: 'Abcdefghijklmno' })).toEqual({});
});

test('the schema requires every field', () => {
  expect(messagesOf(createArtistSchema, {})).toEqual({
    firstname: 'first name is required',
    lastname: 'last name is required',
    email: 'Email is required',
    mobile: 'Phone number is required',
    artist_bio: 'Artist Bio is required',
    artist_statement: 'Artist Statement is required',
  });
});
