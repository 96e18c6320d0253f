export type Exhibition = { year: number; title: string; place: string };

export const maxExhibitions = 50;

const maxLength = 200;

/** Reads lines such as '2024; After the Rains; Uli Gallery, Lagos', in their order. Returns `null` for any other line. */
export function readExhibitions(lines: string): Exhibition[] | null {
  const read = lines
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(exhibitionOf);
  return read.every((one) => one !== null) ? read : null;
}

/** Returns the lines that `readExhibitions` reads. */
export function exhibitionLines(exhibitions: readonly Exhibition[]): string {
  return exhibitions.map(({ year, title, place }) => `${year}; ${title}; ${place}`).join('\n');
}

function exhibitionOf(text: string): Exhibition | null {
  const [year = '', title = '', place = '', ...more] = text.split(';').map((part) => part.trim());
  const isRead = /^\d{4}$/.test(year) && isShort(title) && isShort(place) && more.length === 0;
  return isRead ? { year: Number(year), title, place } : null;
}

function isShort(part: string): boolean {
  return part !== '' && part.length <= maxLength;
}
