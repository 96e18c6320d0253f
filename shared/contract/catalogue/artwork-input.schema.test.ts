import { messagesOf } from '../../forms/form/field-messages';
import { artworkQuerySchema, createArtworkSchema } from './artwork-input.schema';

const artwork = {
  img_url: '/api/media/picture.jpg',
  name_of_artwork: 'Agwọlagwọ',
  artist_email: 'ngozi@artists.example',
  type_of_artwork: 'Painting',
  price: 250_000,
  description: 'One breath of indigo.',
};
const messages = (changed: object) => messagesOf(createArtworkSchema, { ...artwork, ...changed });
const priceMessage = 'price must be a whole number of naira';

test('the schema accepts a complete artwork', () => {
  expect(createArtworkSchema.validateSync(artwork)).toMatchObject({ ...artwork, stage: 'published' });
});

test('the schema converts the price of a form to a number', () => {
  expect(createArtworkSchema.validateSync({ ...artwork, price: '250000' }).price).toBe(250_000);
});

test.each([
  ['img_url', '', 'Image is required'],
  ['name_of_artwork', ' ', 'Artwork name is required'],
  ['artist_email', '', 'Artist email is required'],
  ['artist_email', 'ngozi', 'Artist email is not valid'],
  ['price', '', 'price is required'],
  ['price', undefined, 'price is required'],
  ['price', 'much', priceMessage],
  ['price', '0', priceMessage],
  ['price', -5, priceMessage],
  ['price', 99.5, priceMessage],
  ['price', 1_000_000_001, priceMessage],
  ['price', Number.POSITIVE_INFINITY, priceMessage],
  ['description', '', 'description is required'],
])("%s '%s' has the message '%s'", (field, value, message) => {
  expect(messages({ [field]: value })).toEqual({ [field]: message });
});

test('the schema accepts a missing type and rejects an unknown one', () => {
  expect(messages({ type_of_artwork: undefined })).toEqual({});
  expect(Object.keys(messages({ type_of_artwork: 'Fresco' }))).toEqual(['type_of_artwork']);
});

test('a query defaults to 24 works, newest first', () => {
  expect(artworkQuerySchema.validateSync({})).toEqual({ limit: 24, sort: 'newest' });
});

test('a query converts its values from text', () => {
  expect(artworkQuerySchema.validateSync({ limit: '100', type: 'Digital Painting' })).toEqual({
    limit: 100,
    sort: 'newest',
    type: 'Digital Painting',
  });
});
