import { countOf } from './count-of';

test.each<[text: string, ...given: Parameters<typeof countOf>]>([
  ['0 bids', 0, 'bid'],
  ['1 bid', 1, 'bid'],
  ['2 bids', 2, 'bid'],
  ['1,204 bids', 1204, 'bid'],
  ['1 work is', 1, 'work is', 'works are'],
  ['3 works are', 3, 'work is', 'works are'],
])('writes %s for the number %j and its nouns', (text, ...given) => {
  expect(countOf(...given)).toBe(text);
});
