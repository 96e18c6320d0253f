/** The whole body; fails at the first byte that is too much. */
export async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes came`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
