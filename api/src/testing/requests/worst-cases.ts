const roomIn = (bodyLimit: number) => bodyLimit - 5_536;
const room = roomIn(64 * 1024);

const marks = '\u0301\u0316';

/** These texts slow down careless code: normalizing, searching, and backtracking patterns. */
export const worstTexts: Record<string, string> = {
  'marks in two orders': marks.repeat(room / 4),
  'marks on one letter': `a${marks.repeat(room / 4 - 1)}`,
  'letters with many marks': `a${marks.repeat(15)}`.repeat(room / 61),
  'taken apart syllables': '\u1112\u1161\u11ab'.repeat(room / 9),
  'marks that grow': '\u0344\u0958'.repeat(room / 6),
  'an address of many parts': `a@${'a.'.repeat(room / 2)}`,
  'an address of many dashes': `a@${'a-'.repeat(room / 2)}!`,
  'an address without an end': `${'a'.repeat(room)}@`,
  'many at signs': 'a@'.repeat(room / 2),
  'wide spaces': `${'\u2003'.repeat(room / 3 - 1)}x`,
  'spaces before a letter': `${' '.repeat(room - 1)}x`,
  'spaces between digits': `1${' '.repeat(room - 2)}x`,
  digits: '1'.repeat(room),
  'a long fraction': `0.${'0'.repeat(room - 2)}`,
  'a date without an end': `2026-01-01T00:00:00.${'0'.repeat(room - 30)}`,
  'signs of patterns': '%_\\'.repeat(room / 3),
  'many words': 'ab '.repeat(room / 3),
  emojis: '👩🏽‍🎨'.repeat(room / 16),
  'half pairs': '\\ud800'.repeat(room / 6),
};

export const worstValues = valuesOf(room);

function valuesOf(bytes: number): Record<string, string> {
  return {
    'lists in lists': `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
    'objects in objects': `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
    'a wide list': `[${'1,'.repeat(bytes / 2 - 2)}1]`,
    'a list of texts': `[${'"a@a.a",'.repeat(bytes / 8 - 2)}"a"]`,
    'a list of objects': `[${'{},'.repeat(bytes / 3 - 2)}{}]`,
    'many names': `{${Array.from({ length: bytes / 12 }, (_, n) => `"n${n}":1`).join(',')}}`,
    'a long number': '9'.repeat(bytes),
    'escaped marks': `"${'\\u0301\\u0316'.repeat(bytes / 12)}"`,
  };
}

type WorstBody = { type: string; body: string };

/** The bodies have as many bytes as their route reads. */
export function worstBodies(bodyLimit: number): Record<string, WorstBody> {
  const bytes = roomIn(bodyLimit);
  return {
    ...Object.fromEntries(Object.entries(valuesOf(bytes)).map(([name, body]) => [name, json(body)])),
    'prototypes in hiding': json(`{${'"\\u005f_proto__":{"a":1},'.repeat(bytes / 30)}"a":1}`),
    'half an object': json(`{"a":"${'\\"'.repeat(bytes / 2)}`),
    'many pairs': form('a=1&'.repeat(bytes / 4)),
    'many names of pairs': form(Array.from({ length: bytes / 8 }, (_, n) => `n${n}=`).join('&')),
    'escaped pairs': form(`email=${'%CC%81%CC%96'.repeat(bytes / 12)}`),
    'broken escapes': form(`email=${'%'.repeat(bytes)}`),
    'many parts': parts('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(bytes / 55)),
    'one long header': parts(
      `--b\r\nContent-Disposition: form-data; ${'a="b"; '.repeat(bytes / 8)}\r\n\r\n1\r\n`,
    ),
    'many headers': parts(`--b\r\n${'A: b\r\n'.repeat(bytes / 7)}\r\n1\r\n`),
    'near boundaries': parts(`--b\r\n\r\n${'\r\n--'.repeat(bytes / 4)}`),
  };
}

function json(body: string): WorstBody {
  return { type: 'application/json', body };
}
function form(body: string): WorstBody {
  return { type: 'application/x-www-form-urlencoded', body };
}
function parts(body: string): WorstBody {
  return { type: 'multipart/form-data; boundary=b', body: `${body}--b--\r\n` };
}

/** Node limits headers and address together to 16 KB. */
const headRoom = 15_000;

export const worstHeaders: Record<string, Record<string, string>> = {
  encodings: { 'accept-encoding': `br;q=0.${'0'.repeat(headRoom)}` },
  'many encodings': { 'accept-encoding': 'br; ,'.repeat(headRoom / 5) },
  'many tags': { 'if-none-match': 'W/"a",'.repeat(headRoom / 6) },
  spaces: { 'if-none-match': `${' '.repeat(headRoom)}x`, 'accept-encoding': `br${' '.repeat(900)}x` },
  'a long token': { authorization: `Bearer ${'a.'.repeat(headRoom / 2)}` },
  'spaces in a token': { authorization: `Bearer ${' '.repeat(headRoom)}!` },
  'a storage token': { authorization: `Firebase ${' '.repeat(headRoom)}!` },
  proxies: { 'x-forwarded-for': '::1,'.repeat(headRoom / 4) },
  'a long place': { 'last-event-id': '1'.repeat(headRoom), range: 'bytes=0-1,'.repeat(100) },
  commands: { 'x-goog-upload-command': ', '.repeat(headRoom / 2), 'x-goog-upload-offset': '1' },
  'a long type': { 'content-type': `a/b;${' '.repeat(headRoom)}a="` },
};

export const worstPaths: Record<string, string> = {
  marks: encodeURIComponent(marks.repeat(headRoom / 24)),
  dots: '..%2F'.repeat(headRoom / 5),
  'broken escapes': '%E0%A4'.repeat(headRoom / 6),
  'hex without an end': '0'.repeat(headRoom),
};
