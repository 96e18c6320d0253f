import { emptyList, setUpCatalogue } from '../../testing/setup/catalogue';

const catalogue = setUpCatalogue();
const someId = '6f1c1f3e-58a0-4c0e-9d38-0d9b3c2f6a11';
const long = 'a'.repeat(5_000);

test.each([
  someId,
  someId.toUpperCase(),
  `${someId}0`,
  someId.replaceAll('-', ''),
  `%7B${someId}%7D`,
  `${someId}%00`,
  'nothing',
  '0',
  '-1',
  'null',
  '%00',
  '%20',
  '%F0%9F%8E%A8',
  '%E1%BB%8C%CC%80%E1%B9%A3un',
  '%2e%2e%2f%2e%2e%2fetc',
  "'%20OR%201=1--",
  '%5B%5D',
])('answers 404 for the work id %p', async (id) => {
  const answer = await catalogue.app.inject(`/api/artwork/${id}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ message: 'No artwork with this id.' });
});

test('answers 404 for a work id of 5,000 characters', async () => {
  expect((await catalogue.app.inject(`/api/artwork/${long}`)).statusCode).toBe(404);
});

test.each(['%ZZ', '%E0%A4%A', '%'])('answers 404 for the malformed address %p', async (id) => {
  const answer = await catalogue.app.inject(`/api/artwork/${id}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'There is nothing at this address.' });
});

const limitMessage = 'limit must be a whole number from 1 to 100';
test.each([
  '0',
  '-1',
  '101',
  '1.5',
  '1e1',
  '0x10',
  '',
  '%20',
  'many',
  'null',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '%D9%A1',
  '5&limit=5',
  '[]',
  long,
])('refuses the limit %p', async (limit) => {
  const answer = await catalogue.app.inject(`/api/artwork?limit=${limit}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message: limitMessage, errors: { limit: limitMessage } });
});

test.each(['', 'painting', 'Digital+painting', 'Painting&type=Sculpture', '%F0%9F%8E%A8', "'--", long])(
  'refuses the type %p',
  async (type) => {
    const answer = await catalogue.app.inject(`/api/artwork?type=${type}`);
    const message = 'type must be one of Painting, Digital Painting, Sculpture';
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message, errors: { type: message } });
  },
);

test.each(['', '1', Array(11).fill(someId).join(), `${someId},`, `${someId}&artist=${someId}`, 'null', long])(
  'refuses the artist %p',
  async (artist) => {
    const answer = await catalogue.app.inject(`/api/artwork?artist=${artist}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      artist: 'artist must be an id, or up to 10 ids with commas between them',
    });
  },
);

test.each([
  'limit',
  'cursor',
  'type',
  'artist',
  'material',
  'size',
  'color',
  'q',
  'min',
  'max',
  'available',
  'auction',
  'short',
  'sort',
])('refuses a NUL as %s', async (name) => {
  for (const value of ['%00', 'a%00', '5%00b']) {
    const answer = await catalogue.app.inject(`/api/artwork?${name}=${value}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [name]: expect.any(String) });
  }
});

test.each([
  '',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  'many',
  'null',
  'NaN',
  '12345678901',
  '%D9%A1',
  '1&min=2',
  '[]',
  long,
])('refuses the minimum price %p', async (min) => {
  const answer = await catalogue.app.inject(`/api/artwork?min=${min}`);
  const message = 'min must be a whole number of naira';
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message, errors: { min: message } });
});

test.each([
  ['max=-1', { max: 'max must be a whole number of naira' }],
  ['available=false', { available: 'available must be true' }],
  ['auction=1', { auction: 'auction must be true' }],
  ['short=false', { short: 'short must be true' }],
  ['available=', { available: 'available must be true' }],
  ['available=true&available=true', { available: 'available must be true' }],
  ['sort=', { sort: 'sort must be one of newest, price-up, price-down, name' }],
  ['sort=price', { sort: 'sort must be one of newest, price-up, price-down, name' }],
  ['sort=name&sort=newest', { sort: 'sort must be one of newest, price-up, price-down, name' }],
  [`q=${'a'.repeat(101)}`, { q: 'q must be at most 100 characters' }],
  ['q=a&q=b', { q: 'q must be at most 100 characters' }],
])('refuses %s', async (query, errors) => {
  const answer = await catalogue.app.inject(`/api/artwork?${query}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual(errors);
});

test('reports every broken rule, the first one as the message', async () => {
  const { message, errors } = (await catalogue.app.inject('/api/artwork?limit=0&type=x')).json();
  expect(Object.keys(errors).toSorted()).toEqual(['limit', 'type']);
  expect(Object.values(errors)).toContain(message);
});

test.each(['color=red', '__proto__=1', 'constructor=x', 'toString=1', 'limit[]=3', '%00=%00'])(
  'ignores the unknown parameter %p',
  async (query) => expect(await catalogue.list(query)).toEqual(emptyList),
);
