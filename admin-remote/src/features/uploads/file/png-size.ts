export type PixelSize = { width: number; height: number };

const firstHalf = 0x89504e47;
const secondHalf = 0x0d0a1a0a;

/** `null` for any other file. */
export function pngSize(bytes: DataView): PixelSize | null {
  const isPng =
    bytes.byteLength > 24 && bytes.getUint32(0) === firstHalf && bytes.getUint32(4) === secondHalf;
  return isPng ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : null;
}
