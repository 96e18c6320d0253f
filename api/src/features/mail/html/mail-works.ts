import escapeHtml from 'escape-html';
import type { MailWork } from '../email';
import { layoutTable, light, sans, serif } from './mail-style';

/** In pixels: the first work, and each of two beside each other. */
const [wholeWidth, halfWidth] = [520, 236];
const gap = 24;

/** Shows the first work large and the others in pairs, which a narrow window stacks. */
export function worksHtml([first, ...others]: MailWork[], publicUrl: string): string {
  if (!first) return '';
  const pairs = others.flatMap((work, at) => (at % 2 === 0 ? [[work, others[at + 1]]] : []));
  const rows = pairs.map(
    (pair) =>
      `<tr><td style="padding:0;font-size:0">${pair.map((work) => (work ? halfOf(work, publicUrl) : '')).join('')}</td></tr>`,
  );
  return `${layoutTable('width:100%', ' width="100%"')}<tr><td style="padding:4px 0 28px">${workOf(first, wholeWidth, publicUrl)}</td></tr>${rows.join('\n')}</table>`;
}

/** Two blocks fit a wide window; Outlook, which knows no inline blocks, stacks them. */
function halfOf(work: MailWork, publicUrl: string): string {
  return `<div style="display:inline-block;width:100%;max-width:${halfWidth + gap}px;vertical-align:top"><div style="padding:0 ${gap}px 24px 0">${workOf(work, halfWidth, publicUrl)}</div></div>`;
}

function workOf({ url, title, note, price, reason, picture }: MailWork, width: number, publicUrl: string) {
  const quiet = `display:block;color:${light.quiet}`;
  return `<a class="text" href="${escapeHtml(url)}" style="display:block;color:${light.text};text-decoration:none">${pictureHtml(picture, width, publicUrl)}<span dir="auto" style="display:block;padding-top:10px;font:400 18px/1.3 ${serif}">${escapeHtml(title)}</span>${
    note
      ? `<span class="quiet" dir="auto" style="${quiet};font:400 14px/1.45 ${sans}">${escapeHtml(note)}</span>`
      : ''
  }<span style="display:block;font:400 15px/1.5 ${sans}">${escapeHtml(price)}</span><span class="quiet" style="${quiet};font:400 13px/1.45 ${sans}">${escapeHtml(reason)}</span></a>`;
}

function pictureHtml(picture: MailWork['picture'], widest: number, publicUrl: string): string {
  if (!picture) return '';
  const { path, width, height, alt } = picture;
  const shown = Math.round(Math.min(widest, (widest * width) / height));
  const size = `width="${shown}" height="${Math.round((shown * height) / width)}"`;
  return `<img src="${escapeHtml(publicUrl + path)}" ${size} alt="${escapeHtml(alt)}" style="display:block;max-width:100%;height:auto;border:0">`;
}
