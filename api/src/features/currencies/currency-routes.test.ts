import { setUpAdminApi } from '../../testing/setup/setup-api';
import { currencyRates } from './currency-rates.table';

const api = setUpAdminApi();
const { curator } = api;

beforeEach(() => api.db.delete(currencyRates));

const form = { rates: [{ code: 'USD', naira: 1_652.5 }], day: '2026-11-24', version: 0 };
const read = async () => (await api.app.inject('/api/currency')).json();

test('visitors read no rates before the gallery enters some', async () => {
  expect(await read()).toEqual({ rates: [], day: null, version: 0 });
});

test('a curator replaces the rates, and visitors read them with their date', async () => {
  expect(await curator.does('PUT', '/currency', form)).toMatchObject({ status: 200, version: 1 });
  const rates = [
    { code: 'GBP', naira: 2_100 },
    { code: 'EUR', naira: 1_780 },
  ];
  await curator.does('PUT', '/currency', { rates, day: '2026-11-25', version: 1 });
  expect(await read()).toEqual({ rates, day: '2026-11-25', version: 2 });
  const authors = await api.db.select({ by: currencyRates.createdBy }).from(currencyRates);
  expect(authors).toEqual([{ by: curator.user._id }, { by: curator.user._id }]);
});

test('ten edits at once save one, and the others receive its rates', async () => {
  const edits = Array.from({ length: 10 }, (_, index) => ({
    ...form,
    rates: [{ code: 'USD', naira: 1_000 + index }],
  }));
  const answers = await Promise.all(edits.map((edit) => curator.does('PUT', '/currency', edit)));
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  for (const { rates } of refused) expect(rates).toEqual(saved[0]?.rates);
});

test.each([
  ['rates', [{ code: 'NGN', naira: 1 }], /not NGN/],
  ['rates', [{ code: 'usd', naira: 1 }], /three letters/],
  ['rates', [{ code: 'USD', naira: 0 }], /above 0/],
  ['rates', [{ code: 'USD', naira: '1650' }], /above 0/],
  ['rates', [form.rates[0], form.rates[0]], /may appear once/],
  ['rates', Array.from({ length: 13 }, (_, index) => rateOf(index)), /At most 12/],
  ['day', '2126-11-24', /not in the future/],
  ['day', '2026-02-30', /must be a day/],
  ['version', -1, /from 0/],
])('refuses %s %j', async (field, value, message) => {
  const answer = await curator.does('PUT', '/currency', { ...form, [field]: value });
  expect(answer.status).toBe(422);
  expect(Object.values(answer.errors).join()).toMatch(message);
  expect(await read()).toMatchObject({ version: 0 });
});

function rateOf(index: number) {
  return { code: `X${String.fromCharCode(65 + index)}A`, naira: 1_000 };
}
