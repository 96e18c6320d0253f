import { kindOf, type MailPart, parameterOf } from './mail-part';

/** Much more than a letter: the rest of a longer part is not read. */
const maxEncoded = 400_000;

/** Decodes the body of a text: its transfer encoding, its character set, and its flowed lines. */
export function decodeText(part: MailPart): string {
  const isCut = part.body.length > maxEncoded;
  const bytes = bytesOf(part.body.slice(0, maxEncoded), kindOf(part, 'content-transfer-encoding'));
  const charset = parameterOf(part, 'content-type', 'charset');
  const text = inCharset(bytes, charset, isCut).replaceAll('\r\n', '\n');
  const isFlowed = parameterOf(part, 'content-type', 'format').toLowerCase() === 'flowed';
  return isFlowed ? joinFlowed(text.split('\n')) : text;
}

/** A space at the end of a line says that the paragraph continues (RFC 3676). */
function joinFlowed(lines: string[]): string {
  const isFixed = (line = '>') => line.startsWith('>') || line === '-- ';
  return lines
    .map((line, at) => {
      const continues = line.endsWith(' ') && !isFixed(line) && !isFixed(lines[at + 1]);
      return continues ? line : `${line}\n`;
    })
    .join('');
}

function bytesOf(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return Buffer.from(unquoted(body), 'latin1');
  return Buffer.from(body, 'latin1');
}

function unquoted(body: string): string {
  return body
    .replace(/=[ \t]{0,200}\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** An unknown set is read as UTF-8, and what is not UTF-8 as the usual set of old programs. */
function inCharset(bytes: Buffer, charset: string, isCut: boolean): string {
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
  }
}
