import { setUpCatalogue } from '../../testing/setup/catalogue';

const catalogue = setUpCatalogue();
const someId = '6f1c1f3e-58a0-4c0e-9d38-0d9b3c2f6a11';
const long = 'a'.repeat(5_000);
const cursorOf = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64url'));

test.each([
  '',
  'garbage',
  '%F0%9F%8E%A8',
  long,
  cursorOf(''),
  cursorOf('null'),
  cursorOf(`newest.${someId}`),
  cursorOf(`newest.${someId}.`),
  cursorOf('newest..1704067200000'),
  cursorOf('newest.nothing.1704067200000'),
  cursorOf(`oldest.${someId}.1704067200000`),
  cursorOf(`price-up.${someId}.1704067200000`),
  cursorOf(`newest.${someId}.-1`),
  cursorOf(`newest.${someId}.1e9`),
  cursorOf(`newest.${someId}.253402300800000`),
  cursorOf(`newest.${someId}.9999999999999999999`),
  cursorOf(`newest.${someId}.1704067200000\0`),
  `${cursorOf(`newest.${someId}.1704067200000`)}!`,
  `${cursorOf(`newest.${someId}.1704067200000`)}&cursor=${cursorOf(`newest.${someId}.1704067200000`)}`,
])('refuses the cursor %p', async (cursor) => {
  const answer = await catalogue.app.inject(`/api/artwork?cursor=${cursor}`);
  const message = 'cursor is not one of ours';
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message, errors: { cursor: message } });
});

test.each([
  ['price-up', 'many'],
  ['price-up', '-1'],
  ['price-up', '99999999999'],
  ['name', 'nul\0'],
])('refuses a cursor of the order %s that holds %p', async (sort, key) => {
  const cursor = cursorOf(`${sort}.${someId}.${key}`);
  const answer = await catalogue.app.inject(`/api/artwork?sort=${sort}&cursor=${cursor}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ cursor: 'cursor is not one of ours' });
});
