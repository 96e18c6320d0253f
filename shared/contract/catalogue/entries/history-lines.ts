import type { EntryKind } from './work-entries';

/** The fields of forms and files whose lines become public entries of a work. */
export const historyKinds = { provenance: 'provenance', exhibitions: 'exhibition' } as const satisfies Record<
  string,
  EntryKind
>;
export type HistoryField = keyof typeof historyKinds;
export const historyFields = Object.keys(historyKinds) as HistoryField[];

export const maxHistoryLines = 60;
export const maxHistoryText = 10_000;

/** `date` is a year or a span, such as '2019–2023', or empty. */
export type HistoryEntry = { date: string; text: string };

/** Reads one entry from each line, such as '2019–2023: Private collection, Lagos'. A line may have no year. */
export function readHistory(lines: string): HistoryEntry[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(entryOf);
}

/** Returns the line that stands for an entry in certificates and files. */
export function historyLine({ date, text }: HistoryEntry): string {
  return (date === '' ? text : `${date}: ${text}`).replaceAll(/\s*\n\s*/g, ' ');
}

/** Returns the entries of the lines that no present entry says. */
export function missingHistory(lines: string, present: readonly HistoryEntry[]): HistoryEntry[] {
  const known = new Set(present.map(historyLine));
  return readHistory(lines).filter((entry) => {
    const line = historyLine(entry);
    if (known.has(line)) return false;
    known.add(line);
    return true;
  });
}

function entryOf(line: string): HistoryEntry {
  const [, year, end, text] = /^(\d{4})(?:\s?[-–]\s?(\d{4}))?:\s*(.+)$/.exec(line) ?? [];
  if (!year || !text) return { date: '', text: line };
  return { date: end ? `${year}–${end}` : year, text };
}
