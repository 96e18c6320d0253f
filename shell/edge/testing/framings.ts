export type Framing = {
  lines: string[];
  body: string;
  /** The body that the API may see. `null` means that the edge must refuse the request. */
  meaning: string | null;
};

/** Valid and forged ways to end a request; `smuggled` is a whole request inside the body. */
export function framingsOf(smuggled: string): Record<string, Framing> {
  const length = (bytes: number | string) => `Content-Length: ${bytes}`;
  const chunked = 'Transfer-Encoding: chunked';
  const inChunks = (text: string, trailers = '') =>
    `${text.length.toString(16)}\r\n${text}\r\n0\r\n${trailers}\r\n`;
  const whole = inChunks(smuggled);
  const refused = (lines: string[], body = whole): Framing => ({ lines, body, meaning: null });
  return {
    'its length': { lines: [length(smuggled.length)], body: smuggled, meaning: smuggled },
    chunks: { lines: [chunked], body: whole, meaning: smuggled },
    'chunks, in other letters': { lines: ['tRANSFER-eNCODING: Chunked'], body: whole, meaning: smuggled },
    'chunks with extensions': {
      lines: [chunked],
      body: whole.replace('\r\n', ';a=b\r\n'),
      meaning: smuggled,
    },
    'chunks with trailers': {
      lines: [chunked, 'Trailer: X-Forwarded-For'],
      body: inChunks(smuggled, 'X-Forwarded-For: 6.6.6.6\r\n'),
      meaning: smuggled,
    },
    'a length of nothing': { lines: [length(0)], body: '', meaning: '' },
    nothing: { lines: [], body: '', meaning: '' },
    'both, the chunks shorter': refused([length(5 + smuggled.length), chunked], `0\r\n\r\n${smuggled}`),
    'both, the length shorter': refused([length(4), chunked]),
    'both, in the other order': refused([chunked, length(4)]),
    'a length of nothing, and chunks': refused([length(0), chunked]),
    'the same length twice': refused([length(smuggled.length), length(smuggled.length)], smuggled),
    'two lengths': refused([length(0), length(smuggled.length)], smuggled),
    'two lengths in one line': refused([length(`0, ${smuggled.length}`)], smuggled),
    'a length with a sign': refused([length(`+${smuggled.length}`)], smuggled),
    'a length in hexadecimal': refused([length(`0x${smuggled.length.toString(16)}`)], smuggled),
    'a length below nothing': refused([length(-1)], smuggled),
    'a length with a space in its name': refused([`Content-Length : ${smuggled.length}`], smuggled),
    'chunks twice': refused([chunked, chunked]),
    'chunks, then as it is': refused(['Transfer-Encoding: chunked, identity']),
    'as it is': refused(['Transfer-Encoding: identity', length(smuggled.length)], smuggled),
    'compressed chunks': refused(['Transfer-Encoding: gzip, chunked']),
    'chunks that are none': refused(['Transfer-Encoding: xchunked']),
    'chunks with a space in their name': refused(['Transfer-Encoding : chunked']),
    'chunks after a vertical tab': refused(['Transfer-Encoding: \x0bchunked']),
    'chunks in quotes': refused(['Transfer-Encoding: "chunked"']),
    'chunks on a folded line': refused(['X-Note: a', ' Transfer-Encoding: chunked'], smuggled),
    'a coding on the next line, and a length': refused(['Transfer-Encoding:', ' chunked', length(4)]),
    'a length behind a bare line feed': refused([`X-Note: a\nContent-Length: ${smuggled.length}`], smuggled),
    'a chunk that is no number': refused([chunked], `zz\r\n${smuggled}\r\n0\r\n\r\n`),
    'a chunk larger than any': refused([chunked], `fffffffffffffffff\r\n${smuggled}\r\n0\r\n\r\n`),
    'a chunk that ends too late': refused([chunked], `2\r\n${smuggled}\r\n0\r\n\r\n`),
    'a chunk behind bare line feeds': refused([chunked], whole.replaceAll('\r\n', '\n')),
  };
}
