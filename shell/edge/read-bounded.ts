type ByteBudget = { take: (bytes: number) => void; giveBack: (bytes: number) => void };

/** Limits the total bytes of bodies that the edge reads at the same time. */
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

/** Reads the whole body. Fails at the first byte beyond the limit of this body or of its budget. */
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
