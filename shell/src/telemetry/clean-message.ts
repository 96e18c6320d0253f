const maxLength = 200;

/** Removes what could identify a person from an error: addresses, ids, numbers, and quoted text. */
export function cleanMessage(text: string): string {
  const clean = text
    .slice(0, 500)
    .replace(/\p{C}+/gu, ' ')
    .replace(/\b[a-z][a-z+.-]{0,20}:\/\/\S+/gi, '…')
    .replace(/[^\s@]{0,100}@\S+/g, '…')
    .replace(/"[^"]*"?|`[^`]*`?|[“”][^“”]*[“”]?/g, '…')
    .replace(/(?<!\w)'(?![\w$.]{1,40}')[^']*'?/g, '…')
    .replace(/\S*\/\S*/g, '…')
    // Only their number tells React's production errors apart.
    .replace(/(?<!#)\b[\w.-]*\d[\w.-]*/g, '…')
    .replace(/#\d{4,}/g, '…')
    .replace(/[\w.-]{30,}/g, '…')
    .replace(/…[\s…]*…/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '') || 'unnamed';
}
