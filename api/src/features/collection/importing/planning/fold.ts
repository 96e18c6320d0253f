/** Folds a text, so that case, spaces, and underscores do not tell two keys apart: 'NW 001' is 'nw-001'. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-–—]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Folds a file name without its ending: 'NW 001.JPG' is 'nw-001'. */
export function foldName(name: string): string {
  return fold(name.replace(/^.*[/\\]/, '').replace(/\.(jpe?g|png)$/i, ''));
}
