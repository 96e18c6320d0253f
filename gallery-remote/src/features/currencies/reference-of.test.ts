import { currencyName, referenceOf } from './reference-of';

test.each([
  ['USD', 1_652, 1_850_000, '$1,120'],
  ['USD', 1_652, 1, 'less than $1'],
  ['EUR', 1_780, 99_000, '€56'],
  ['GBP', 2_100, 1_000_000_000, '£476,000'],
  ['JPY', 11.2, 250_000, '¥22,300'],
])('%s at %d naira shows #%d as %s', (code, naira, price, text) => {
  expect(referenceOf({ code, naira })(price)).toBe(text);
});

test('a code has its name, or stays', () => {
  expect([currencyName('USD'), currencyName('QQQ')]).toEqual(['US Dollar', 'QQQ']);
});
