/** A mail, or a part of one. `body` has one character for each byte. */
export type MailPart = { headers: Map<string, string>; body: string };

const maxHeader = 65_536;

/** Parses the head of a mail or of a part. A repeated field keeps all its values, one in a line. */
export function parsePart(raw: string): MailPart {
  const [head, body] = splitOnce(raw.startsWith('\n') ? `\n${raw}` : raw, '\n\n');
  const headers = new Map<string, string>();
  for (const line of head
    .slice(0, maxHeader)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [name, value] = splitOnce(line, ':');
    const key = name.trim().toLowerCase();
    if (key) headers.set(key, [headers.get(key), value.trim()].filter(Boolean).join('\n'));
  }
  return { headers, body };
}

/** Splits a multipart body. Returns at most `most` parts, whatever the mail holds. */
export function splitParts(body: string, boundary: string, most: number): string[] {
  const delimiter = `\n--${boundary}`;
  const text = `\n${body}`;
  const parts: string[] = [];
  let start = -1;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    const lineEnd = text.indexOf('\n', at + 1);
    const rest = text.slice(at + delimiter.length, lineEnd < 0 ? undefined : lineEnd).trim();
    if (rest !== '' && rest !== '--') continue;
    if (start >= 0) parts.push(text.slice(start, at));
    if (rest === '--' || lineEnd < 0 || parts.length >= most) return parts;
    start = lineEnd + 1;
  }
  if (start >= 0) parts.push(text.slice(start));
  return parts;
}

/** Returns the value of a field in lower case, such as `text/plain`, without its parameters. */
export function kindOf({ headers }: MailPart, field: string, usual = ''): string {
  return splitOnce(headers.get(field) ?? usual, ';')[0]
    .trim()
    .toLowerCase();
}

export function parameterOf({ headers }: MailPart, field: string, name: string): string {
  const value = (headers.get(field) ?? '').slice(0, 2_000);
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(value);
  return found?.[1] ?? found?.[2] ?? '';
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}
