/** A step in a work's provenance, or an exhibition that showed it. `year` is a year or a span, such as '2019–2023'. */
export type HistoryEntry = { year: string | null; text: string };

export const maxHistoryLines = 30;

/** Reads one entry from each line, such as '2019–2023: Private collection, Lagos'. A line may have no year. */
export function readHistory(lines: string): HistoryEntry[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(entryOf);
}

function entryOf(line: string): HistoryEntry {
  const [, year, end, text] = /^(\d{4})(?:\s?[-–]\s?(\d{4}))?:\s*(.+)$/.exec(line) ?? [];
  if (!year || !text) return { year: null, text: line };
  return { year: end ? `${year}–${end}` : year, text };
}
