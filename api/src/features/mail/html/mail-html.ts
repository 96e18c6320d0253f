import { brand } from '@gallery/shared/brand';
import escapeHtml from 'escape-html';
import { type EmailContent, type MailPicture, type MailSettings, replyText } from '../email';
import { layoutTable, light, mailRules, sans, serif } from './mail-style';
import { worksHtml } from './mail-works';

/** `address` is the gallery's. Uses tables with inline styles, which all mail programs support, and fits any width. Escapes all text, and reads well without pictures. */
export function htmlOf(content: EmailContent, settings: MailSettings, address: string): string {
  const { subject, heading = subject, preheader = content.paragraphs[0] ?? '' } = content;
  const colors = `background:${light.ground};color:${light.text}`;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${mailRules}</style>
</head>
<body class="ground" style="margin:0;padding:0;${colors}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
${layoutTable(`width:100%;${colors}`, ' class="ground" width="100%"')}<tr><td align="center" style="padding:0">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
${layoutTable(`width:100%;max-width:600px;font:400 16px/1.55 ${sans};text-align:left`, ' lang="en" width="100%"')}<tr><td style="padding:32px 6.6% 36px;overflow-wrap:anywhere;word-break:break-word">
${[markOf(settings), headingOf(heading), ...bodyOf(content, settings), footOf(settings, content, address)].join('\n')}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function markOf({ from, publicUrl }: MailSettings): string {
  const url = (name: string) => escapeHtml(`${publicUrl}/${name}.png`);
  return `${layoutTable()}<tr><td style="padding:0 10px 0 0"><picture><source media="(prefers-color-scheme:dark)" srcset="${url('mark-night')}"><img src="${url('mark')}" width="26" height="26" alt="" style="display:block;border:0"></picture></td><td style="padding:0;font:400 20px/1.2 ${serif}">${escapeHtml(from.name)}</td></tr></table>`;
}

function headingOf(heading: string): string {
  return `<h1 dir="auto" style="margin:0;padding:28px 0 10px;font:400 30px/1.15 ${serif}">${escapeHtml(heading)}</h1>`;
}

function bodyOf(content: EmailContent, { publicUrl }: MailSettings): string[] {
  const { paragraphs, picture, works = [], next, code, facts = [], amounts = [], link } = content;
  return [
    ...paragraphs.map((text) => paragraphOf(withBreaks(text))),
    code ? codeOf(code) : '',
    picture ? pictureOf(picture, publicUrl) : '',
    worksHtml(works, publicUrl),
    next ? paragraphOf(`<strong>What happens next.</strong> ${withBreaks(next)}`) : '',
    rowsOf(facts.map(factOf)),
    rowsOf(amounts.map(amountOf)),
    link ? buttonOf(link) : '',
  ].filter(Boolean);
}

const paragraphOf = (html: string) => `<p dir="auto" style="margin:0 0 16px">${html}</p>`;

function codeOf(code: string): string {
  return `<p style="margin:24px 0;font:400 40px/1.2 ${serif};letter-spacing:8px">${escapeHtml(code)}</p>`;
}

/** In pixels. A tall picture is narrower. */
const [pictureWidth, pictureHeight] = [300, 380];

function pictureOf({ path, width, height, alt, title, note }: MailPicture, publicUrl: string): string {
  const shown = Math.round(Math.min(pictureWidth, (pictureHeight * width) / height));
  const size = `width="${shown}" height="${Math.round((shown * height) / width)}"`;
  return `<img src="${escapeHtml(publicUrl + path)}" ${size} alt="${escapeHtml(alt)}" style="display:block;max-width:100%;height:auto;margin:4px 0 10px;border:0">
<p dir="auto" style="margin:0 0 16px;font:400 18px/1.3 ${serif}">${escapeHtml(title)}${
    note
      ? `<br><span class="quiet" style="font:400 14px/1.45 ${sans};color:${light.quiet}">${escapeHtml(note)}</span>`
      : ''
  }</p>`;
}

function rowsOf(rows: string[]): string {
  if (rows.length === 0) return '';
  return `${layoutTable(`width:100%;margin:8px 0 20px;font:400 15px/1.45 ${sans}`, ' width="100%"')}${rows.join('\n')}</table>`;
}

function factOf([label, value]: [string, string]): string {
  const cell = `padding:9px 0;border-top:1px solid ${light.line};vertical-align:top`;
  return `<tr><td class="line quiet" style="${cell};width:34%;padding-right:16px;color:${light.quiet}">${escapeHtml(label)}</td><td class="line" style="${cell}"><bdi>${withBreaks(value)}</bdi></td></tr>`;
}

function amountOf([label, value]: [string, string], at: number, all: unknown[]): string {
  const isTotal = at === all.length - 1;
  const cell = `padding:9px 0;border-top:1px solid ${isTotal ? light.text : light.line};font-weight:${isTotal ? 700 : 400};vertical-align:top`;
  const edge = isTotal ? 'strong' : 'line';
  return `<tr><td class="${edge}" style="${cell}"><bdi>${escapeHtml(label)}</bdi></td><td class="${edge}" style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  return `${layoutTable('margin:24px 0 16px', ' class="button-box"')}<tr><td class="button" style="background:${light.button};border-radius:3px;text-align:center"><a class="button-text" href="${escapeHtml(url)}" style="display:block;padding:14px 26px;color:${light.buttonText};font:700 16px/1.3 ${sans};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function footOf(
  { publicUrl }: MailSettings,
  { footNote, footLink, proof = [] }: EmailContent,
  address: string,
): string {
  const links = [{ label: publicUrl, url: publicUrl }, ...(footLink ? [footLink] : [])];
  return `<p class="quiet" style="margin:0;padding-top:20px;color:${light.quiet};font-size:13px;line-height:1.5">${replyText}<br>${footNote ? `${escapeHtml(footNote)}<br>` : ''}${brand.company}, ${escapeHtml(address)}<br>${links.map(quietLinkOf).join('<br>')}${proof.map(proofOf).join('')}</p>`;
}

function proofOf([label, value]: [string, string]): string {
  return `<br><br>${escapeHtml(label)}:<br><bdi>${escapeHtml(value)}</bdi>`;
}

function quietLinkOf({ label, url }: { label: string; url: string }): string {
  return `<a class="quiet" href="${escapeHtml(url)}" style="color:${light.quiet}">${escapeHtml(label)}</a>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
