type ByteBudget = { take: (bytes: number) => void; giveBack: (bytes: number) => void };

/** Bytes that bodies may have together as long as they are being read. */
export function createByteBudget(maxBytes: number): ByteBudget {
  let taken = 0;
  return {
    take: (bytes) => {
      taken += bytes;
      if (taken > maxBytes) throw new Error(`more than ${maxBytes} bytes came at once`);
    },
    giveBack: (bytes) => {
      taken -= bytes;
    },
  };
}

/** The whole body; fails at the first byte that is too much, of this body or of those of its budget. */
export async function readBounded(
  response: Response,
  maxBytes: number,
  budget?: ByteBudget,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      budget?.take(piece.length);
      if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes came`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    budget?.giveBack(bytes);
  }
}
