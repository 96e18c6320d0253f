/** Bytes in megabytes as people read them: '4.2', and '0.1' for the smallest file. */
export function formatMegabytes(bytes: number): string {
  return (bytes === 0 ? 0 : Math.max(bytes / 1024 / 1024, 0.1)).toFixed(1);
}
