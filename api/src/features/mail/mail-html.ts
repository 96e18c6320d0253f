import escapeHtml from 'escape-html';
import { type EmailContent, type MailPicture, type MailSettings, replyText } from './email';

/** Repeats the site's colors, because an e-mail has no style sheet. */
const light = {
  ground: '#faf8f4',
  text: '#14181f',
  quiet: '#4e5157',
  line: '#dcd7cd',
  button: '#14181f',
  buttonText: '#faf8f4',
};

const dark: typeof light = {
  ground: '#14181f',
  text: '#faf8f4',
  quiet: '#b9b8b3',
  line: '#3a3f48',
  button: '#faf8f4',
  buttonText: '#14181f',
};

const darkRules = `@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important;color:${dark.text}!important}
.quiet{color:${dark.quiet}!important}
.line{border-color:${dark.line}!important}
.strong{border-color:${dark.text}!important}
.button{background:${dark.button}!important;color:${dark.buttonText}!important}
.link{color:${dark.quiet}!important}
}`;

/** Uses one column with inline styles, which mail programs support. Escapes all text, and reads well without pictures. */
export function htmlOf(content: EmailContent, settings: MailSettings): string {
  const { subject, heading = subject, preheader = content.paragraphs[0] ?? '' } = content;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};color:${light.text}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<div class="ground" lang="en" style="max-width:520px;margin:0 auto;padding:32px 20px 40px;background:${light.ground};color:${light.text};font:400 16px/1.55 Arial,sans-serif;overflow-wrap:anywhere">
<p style="margin:0;font:400 21px/1.2 Georgia,serif">${escapeHtml(settings.from.name)}</p>
<h1 dir="auto" style="margin:28px 0 12px;font:400 30px/1.15 Georgia,serif">${escapeHtml(heading)}</h1>
${[...bodyOf(content, settings), footOf(settings, content)].join('\n')}
</div>
</body>
</html>
`;
}

function bodyOf(content: EmailContent, { publicUrl }: MailSettings): string[] {
  const { paragraphs, picture, next, code, facts = [], amounts = [], link } = content;
  return [
    ...paragraphs.map((text) => paragraphOf(withBreaks(text))),
    code ? codeOf(code) : '',
    picture ? pictureOf(picture, publicUrl) : '',
    next ? paragraphOf(`<strong>What happens next.</strong> ${withBreaks(next)}`) : '',
    facts.length > 0 ? `<div style="margin:20px 0">${facts.map(factOf).join('\n')}</div>` : '',
    amounts.length > 0 ? `<div style="margin:20px 0">${amounts.map(amountOf).join('\n')}</div>` : '',
    link ? buttonOf(link) : '',
  ].filter(Boolean);
}

const paragraphOf = (html: string) => `<p dir="auto" style="margin:0 0 16px">${html}</p>`;

function codeOf(code: string): string {
  return `<p style="margin:24px 0;font:400 40px/1.2 Georgia,serif;letter-spacing:8px">${escapeHtml(code)}</p>`;
}

function pictureOf({ path, width, height, alt, title, note }: MailPicture, publicUrl: string): string {
  const shown = Math.round(Math.min(260, (260 * width) / height));
  const size = `width="${shown}" height="${Math.round((shown * height) / width)}"`;
  return `<img src="${escapeHtml(publicUrl + path)}" ${size} alt="${escapeHtml(alt)}" style="display:block;max-width:100%;height:auto;margin:8px 0 10px;border:0">
<p dir="auto" style="margin:0 0 16px;font:400 18px/1.3 Georgia,serif">${escapeHtml(title)}${
    note
      ? `<br><span class="quiet" style="font:400 14px/1.45 Arial,sans-serif;color:${light.quiet}">${escapeHtml(note)}</span>`
      : ''
  }</p>`;
}

function factOf([label, value]: [string, string]): string {
  return `<p style="margin:0;padding:9px 0;border-top:1px solid ${light.line};font-size:15px" class="line"><span class="quiet" style="color:${light.quiet}">${escapeHtml(label)}</span><br><bdi>${withBreaks(value)}</bdi></p>`;
}

function amountOf([label, value]: [string, string], at: number, all: unknown[]): string {
  const isTotal = at === all.length - 1;
  const edge = isTotal ? light.text : light.line;
  return `<p class="${isTotal ? 'strong' : 'line'}" style="display:flex;gap:16px;justify-content:space-between;margin:0;padding:9px 0;border-top:1px solid ${edge};font-size:15px;font-weight:${isTotal ? 700 : 400}"><span><bdi>${escapeHtml(label)}</bdi></span> <span style="white-space:nowrap">${escapeHtml(value)}</span></p>`;
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:${light.button};color:${light.buttonText};font-weight:700;text-decoration:none;border-radius:3px">${escapeHtml(label)}</a></p>`;
}

function footOf({ from, publicUrl }: MailSettings, { footLink, proof = [] }: EmailContent): string {
  const address = quietLinkOf({ label: publicUrl, url: publicUrl });
  const more = footLink ? `<br>${quietLinkOf(footLink)}` : '';
  return `<p class="quiet line" style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${light.line};color:${light.quiet};font-size:13px">${replyText}<br>${escapeHtml(from.name)}, ${address}${more}${proof.map(proofOf).join('')}</p>`;
}

function proofOf([label, value]: [string, string]): string {
  return `<br><br>${escapeHtml(label)}:<br><bdi>${escapeHtml(value)}</bdi>`;
}

function quietLinkOf({ label, url }: { label: string; url: string }): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${light.quiet}">${escapeHtml(label)}</a>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
