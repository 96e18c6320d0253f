import { capitaliseWords } from './enquiry';

test.each([
  ['ada obi', 'Ada Obi'],
  ['ronald McDonald', 'Ronald McDonald'],
  ['ọlá  ṣadé', 'Ọlá  Ṣadé'],
  ['élodie o’neil-smith', 'Élodie O’neil-smith'],
  ['3rd earl', '3rd Earl'],
  ['李 明', '李 明'],
  ['', ''],
])('capitalizes “%s” as “%s”', (typed, written) => {
  expect(capitaliseWords(typed)).toBe(written);
});
