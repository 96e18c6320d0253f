/** yup alone would read lists and the like as numbers, too. */
export function wholeNumberIn(sent: unknown): unknown {
  if (sent === '' || sent === null) return undefined;
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^\s*\d+\s*$/.test(sent) ? Number(sent) : Number.NaN;
}
