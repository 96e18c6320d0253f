/** '4.2'; any file that is not empty has at least '0.1'. */
export function formatMegabytes(bytes: number): string {
  return (bytes === 0 ? 0 : Math.max(bytes / 1024 / 1024, 0.1)).toFixed(1);
}
