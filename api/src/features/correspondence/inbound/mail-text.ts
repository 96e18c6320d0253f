import { decodeText } from './decode-text';
import { htmlToText } from './html-to-text';
import { kindOf, type MailPart, parameterOf, parsePart, splitParts } from './mail-part';

/** A mail that nests or repeats more gives what it has until then. */
const maxDepth = 8;
const maxParts = 100;

export type ParsedMail = { headers: Map<string, string>; text: string; hasFiles: boolean };

/** Parses a mail (RFC 822, MIME) and reads its text: the plain text, or the HTML without its tags. */
export function parseMail(raw: Buffer): ParsedMail {
  const mail = parsePart(raw.toString('latin1').replaceAll('\r\n', '\n'));
  const leaves = leavesOf(mail, { left: maxParts }, 0);
  const texts = leaves.filter((part) => !isFile(part));
  const plain = texts.find((part) => kindOf(part, 'content-type', 'text/plain') === 'text/plain');
  const html = texts.find((part) => kindOf(part, 'content-type') === 'text/html');
  const plainText = plain ? decodeText(plain) : '';
  const text = plainText.trim() === '' && html ? htmlToText(decodeText(html)) : plainText;
  return { headers: mail.headers, text, hasFiles: leaves.some(isFile) };
}

function leavesOf(part: MailPart, budget: { left: number }, depth: number): MailPart[] {
  if (!kindOf(part, 'content-type').startsWith('multipart/')) return [part];
  const boundary = parameterOf(part, 'content-type', 'boundary');
  if (boundary === '' || depth >= maxDepth) return [];
  const raws = splitParts(part.body, boundary, budget.left);
  budget.left -= raws.length;
  return raws.flatMap((raw) => leavesOf(parsePart(raw), budget, depth + 1));
}

function isFile(part: MailPart): boolean {
  const kind = kindOf(part, 'content-type', 'text/plain');
  return kindOf(part, 'content-disposition') === 'attachment' || !/^text\/(plain|html)$/.test(kind);
}
