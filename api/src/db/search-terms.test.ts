import { searchTerms } from './search-terms';

test.each([
  ['#1,850,000', 1_850_000],
  ['₦1,850,000', 1_850_000],
  ['NGN 1850000', 1_850_000],
  ['1 850 000', 1_850_000],
  ['1850000.00', 1_850_000],
  ['1.85m', 1_850_000],
  ['₦ 950k', 950_000],
  ['1.855 M', 1_855_000],
])('reads “%s” as the amount %d', (typed, amount) => {
  expect(searchTerms(typed).amount).toBe(amount);
});

test.each(['0', '1,85', '1,2345', '0.5', '1850000.50', '9,999,999,999', 'million', '-5'])(
  'reads no amount in “%s”',
  (typed) => {
    expect(searchTerms(typed).amount).toBeUndefined();
  },
);

test.each([
  ['0803 555 0142', '08035550142'],
  ['+234 803-555-0142', '2348035550142'],
  ['(0803) 555.0142', '08035550142'],
  ['55501', '55501'],
])('reads “%s” as the phone number %s', (typed, phone) => {
  expect(searchTerms(typed)).toMatchObject({ phone });
});

test.each(['5550', 'Ada 08035550142', '#1,850,000', '---'])('reads no phone number in “%s”', (typed) => {
  expect(searchTerms(typed).phone).toBeUndefined();
});

test.each([
  ['1042', 1042],
  ['#1042', 1042],
  ['order 1042', 1042],
  ['Order #1042', 1042],
  ['no. 1042', 1042],
  ['lot 5', 5],
])('reads “%s” as the number %d', (typed, number) => {
  expect(searchTerms(typed)).toMatchObject({ number, hasWords: true });
});

test.each([
  ['uli-7F3K20931', 'uli-7f3k20931'],
  ['7f3k20931', '7f3k20931'],
])('reads “%s” as the reference %s', (typed, reference) => {
  expect(searchTerms(typed)).toMatchObject({ reference, hasWords: true });
});

test.each(['Harmattan', 'uli 7f3k20931', '7f3k2', 'a%b_c1'])('reads no reference in “%s”', (typed) => {
  expect(searchTerms(typed).reference).toBeUndefined();
});

test.each([
  ['Adaeze', true],
  ['2023', true],
  ['#1,850,000', false],
  ['+234 803', false],
])('tells whether “%s” can be words: %s', (typed, hasWords) => {
  expect(searchTerms(typed).hasWords).toBe(hasWords);
});
