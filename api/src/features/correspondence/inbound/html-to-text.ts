/** Reads an HTML mail as text, without what it quotes. Each step takes linear time. */
export function htmlToText(html: string): string {
  const spoken = ['head', 'style', 'script', 'title', 'blockquote'].reduce(withoutElement, html);
  return decodeEntities(
    beforeQuote(spoken)
      .replace(/\s+/g, ' ')
      .replace(/<br\b[^<>]*>/gi, '\n')
      .replace(/<\/(p|div|tr|li|h[1-6])\b[^<>]*>/gi, '\n')
      .replace(/<[^<>]*>/g, ''),
  ).replace(/\n /g, '\n');
}

/** Gmail and Outlook mark where the quoted mail begins. */
const quoteMarks = ['<div class="gmail_quote', '<div id="divrplyfwdmsg"', '<div id="appendonsend"'];

function beforeQuote(html: string): string {
  const lower = html.toLowerCase();
  const starts = quoteMarks.map((mark) => lower.indexOf(mark)).filter((at) => at >= 0);
  return html.slice(0, Math.min(html.length, Math.min(...starts)));
}

function withoutElement(html: string, name: string): string {
  const lower = html.toLowerCase();
  const [open, close] = [new RegExp(`<${name}(?=[\\s>/])`, 'g'), `</${name}`];
  let kept = '';
  let from = 0;
  for (let start = open.exec(lower); start; start = open.exec(lower)) {
    if (start.index < from) continue;
    const end = lower.indexOf(close, start.index);
    kept += html.slice(from, start.index);
    if (end < 0) return kept;
    const after = lower.indexOf('>', end);
    from = after < 0 ? html.length : after + 1;
  }
  return kept + html.slice(from);
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : '';
  });
}
