import { trimQuotes } from './trim-quotes';

test.each([
  ['a letter without quotes', 'Good day,\n\nit is for my son.', 'Good day,\n\nit is for my son.'],
  [
    'Gmail',
    'Yes please.\n\nOn Fri, Nov 27, 2026 at 9:00 AM Uli Gallery <hello@uligallery.example>\nwrote:\n\n> Dear Ada,\n>\n> it is available.\n',
    'Yes please.',
  ],
  ['Apple Mail in French', 'Oui.\n\nLe 27 nov. 2026 à 09:00, Uli a écrit :\n\n> Chère Ada', 'Oui.'],
  ['Outlook', 'Yes.\n\n________________________________\nFrom: Uli Gallery\nSent: Friday\nTo: Ada', 'Yes.'],
  ['Outlook without a line', 'Yes.\n\nFrom: Uli Gallery\nSent: Friday\nTo: Ada\n\nDear Ada', 'Yes.'],
  ['an old Outlook', 'Yes.\n-----Original Message-----\nDear Ada', 'Yes.'],
  ['a signature', 'Yes.\n-- \nAda Obi\nLagos', 'Yes.'],
  ['a telephone', 'Yes.\n\nSent from my iPhone\n', 'Yes.'],
  ['quotes at the end', 'Yes.\n\n> Dear Ada\n> it is available.', 'Yes.'],
])('trims %s', (_case, text, trimmed) => {
  expect(trimQuotes(text)).toBe(trimmed);
});

test('keeps answers between the quoted lines with them', () => {
  const text = 'On Friday Uli wrote:\n\n> Is it for a child?\nYes.\n> Which day?\nMonday.';
  expect(trimQuotes(text)).toBe(text);
});

test('keeps a letter that consists of quotes', () => {
  expect(trimQuotes('> Dear Ada')).toBe('> Dear Ada');
  expect(trimQuotes('From: the two of us\nWe come on Monday.')).toBe(
    'From: the two of us\nWe come on Monday.',
  );
});

test('trims a long letter of marks quickly', () => {
  const [before, text] = [process.cpuUsage(), 'On x wrote:\n>\n'.repeat(3_600)];
  trimQuotes(text.slice(0, 50_000));
  trimQuotes('\n'.repeat(50_000));
  trimQuotes(`On ${'wrote '.repeat(8_000)}`);
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});
