import {
  imageTooLargeMessage,
  imageTooManyPixelsMessage,
  imageTypeMessage,
  maxImageBytes,
  maxImagePixels,
} from '@gallery/shared/contract/storage/storage';
import { UserError } from '@gallery/shared/errors/user-error';
import { jpegSize } from './jpeg-size';
import { pngSize } from './png-size';

/** The type comes from the file's bytes, not from its name. */
export type ImageFile = { file: File; type: 'image/png' | 'image/jpeg' };

/** Throws a UserError for a file that may not be uploaded. */
export async function readImageFile(file: File): Promise<ImageFile> {
  if (file.size > maxImageBytes) throw new UserError(imageTooLargeMessage);
  const bytes = new DataView(await readContent(file));
  const png = pngSize(bytes);
  const size = png ?? jpegSize(bytes);
  if (!size) throw new UserError(imageTypeMessage);
  if (size.width * size.height > maxImagePixels) throw new UserError(imageTooManyPixelsMessage);
  return { file, type: png ? 'image/png' : 'image/jpeg' };
}

/** Fails for a file that was moved or changed since it was chosen. */
async function readContent(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UserError('The file could not be read. Please select it again.');
  }
}
