/** yup alone would also read lists and similar values as numbers. */
export function wholeNumberIn(sent: unknown): unknown {
  if (sent === '' || sent === null) return undefined;
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^\s*\d+\s*$/.test(sent) ? Number(sent) : Number.NaN;
}
