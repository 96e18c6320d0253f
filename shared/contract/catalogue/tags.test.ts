import fc from 'fast-check';
import { isSameTag, tagsIn, tagsProblem, tagsText } from './tags';
import { tagInput, tagsInput } from './tags.schema';

test.each([
  ['', []],
  [' , ;; \n', []],
  ['Lagos, Estate of  Eze', ['Lagos', 'Estate of Eze']],
  ['a;b\r\nc', ['a', 'b', 'c']],
  ['Lagos, LAGOS, lagos', ['Lagos']],
  ['Straße, STRASSE', ['Straße']],
  ['ΑΣ, ας, ασ', ['ΑΣ']],
  ['o\u0323', ['ọ']],
  ['a\ud800, a\udbff', ['a\ufffd']],
  ['a, \u200b, \u202e', ['a']],
  ['👩\u200d🎨', ['👩\u200d🎨']],
  ['“quoted” {a}', ['“quoted” {a}']],
])('%j is read as %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags);
});

test('the text of tags is read as the same tags again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tags = tagsIn(text);
      expect(tagsIn(tagsText(tags))).toEqual(tags);
      expect(tags.some((tag, at) => tags.some((other, place) => place > at && isSameTag(tag, other)))).toBe(
        false,
      );
    }),
  );
});

test('a work refuses a thirteenth tag, a long one, and one with control characters', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);
  expect(tagsProblem(many(12))).toBeUndefined();
  expect(tagsProblem(many(13))).toBe('A work has at most 12 tags');
  expect(tagsProblem(['a'.repeat(40)])).toBeUndefined();
  expect(tagsProblem(['a'.repeat(41)])).toBe('A tag has at most 40 characters');
  expect(tagsProblem(['a\u0007b'])).toBe('A tag has no control characters');
});

test('the input of a form becomes one text with commas', () => {
  expect(tagsInput().validateSync(' lagos ;Lagos,  dusk ')).toBe('lagos, dusk');
  expect(tagsInput().validateSync('')).toBe('');
  expect(tagsInput().validateSync(undefined)).toBeUndefined();
  expect(() => tagsInput().validateSync('a'.repeat(41))).toThrow('A tag has at most 40 characters');
  expect(() => tagsInput().validateSync('a,'.repeat(501))).toThrow('at most 1000 characters');
});

test('one tag is refused with a comma', () => {
  expect(tagInput().validateSync(' Lagos ')).toBe('Lagos');
  expect(() => tagInput().validateSync('a, b')).toThrow('Write one tag, without a comma');
  expect(() => tagInput().validateSync('a\u0000b')).toThrow('A tag has no control characters');
});
