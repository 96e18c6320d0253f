import { HttpError } from '../../../http/answers/http-error';

/** Returns the file in the SDK's `multipart/related` body: the second part, after the metadata. Throws a 400. */
export function multipartContent(body: Buffer, contentType = ''): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return refuse();
  const opening = Buffer.from(`--${boundary}\r\n`);
  const second = body.indexOf(opening, body.indexOf(opening) + opening.length);
  const headersEnd = body.indexOf(blankLine, second);
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  const start = headersEnd + blankLine.length;
  if (second < opening.length || headersEnd < 0 || end < start) return refuse();
  return body.subarray(start, end);
}

const blankLine = '\r\n\r\n';

function refuse(): never {
  throw new HttpError(400, 'The upload could not be read.');
}
