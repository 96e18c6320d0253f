import {
  imageTooLargeMessage,
  imageTooManyPixelsMessage,
  imageTypeMessage,
  maxImageBytes,
  maxImagePixels,
} from '@gallery/shared/contract/storage/storage';
import { UserError } from '@gallery/shared/errors/error-message';

export type PixelSize = { width: number; height: number };

const firstHalf = 0x89504e47;
const secondHalf = 0x0d0a1a0a;

/** Returns `null` for any other file. */
function pngSize(bytes: DataView): PixelSize | null {
  const isPng =
    bytes.byteLength > 24 && bytes.getUint32(0) === firstHalf && bytes.getUint32(4) === secondHalf;
  return isPng ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : null;
}

const start = 0xffd8;
/** Markers 0xC0 to 0xCF begin a frame, except these: two begin tables, and one is reserved. */
const notFrames = [0xc4, 0xc8, 0xcc];

function jpegSize(bytes: DataView): PixelSize | null {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== start) return null;
  let at = 2;
  while (at + 9 < bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // padding can precede a segment
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

/** The file's bytes decide the type, not its name. */
export type ImageFile = { file: File; type: 'image/png' | 'image/jpeg'; size: PixelSize };

/** Throws a UserError for a file that the user may not upload. */
export async function readImageFile(file: File): Promise<ImageFile> {
  if (file.size > maxImageBytes) throw new UserError(imageTooLargeMessage);
  const bytes = new DataView(await readContent(file));
  const png = pngSize(bytes);
  const size = png ?? jpegSize(bytes);
  if (!size) throw new UserError(imageTypeMessage);
  if (size.width * size.height > maxImagePixels) throw new UserError(imageTooManyPixelsMessage);
  return { file, type: png ? 'image/png' : 'image/jpeg', size };
}

/** Rejects if the file was moved or changed after the user chose it. */
async function readContent(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UserError('The file could not be read. Please select it again.');
  }
}
