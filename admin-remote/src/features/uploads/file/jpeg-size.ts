import type { PixelSize } from './png-size';

const start = 0xffd8;
/** Markers 0xC0 to 0xCF begin a frame, except these: two are tables, one is reserved. */
const notFrames = [0xc4, 0xc8, 0xcc];

/** `null` for any other file. */
export function jpegSize(bytes: DataView): PixelSize | null {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== start) return null;
  let at = 2;
  while (at + 9 < bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // a segment may be preceded by padding
    } else if (beginsFrame(marker)) {
      return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    } else {
      at += 2 + bytes.getUint16(at + 2);
    }
  }
  return null;
}

function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker);
}
