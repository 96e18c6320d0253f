import { jpegFile, pngFile, textFile } from '@gallery/shared/testing/image-bytes';
import { readImageFile } from './image-file';

test('the reader recognizes PNG and JPEG by their bytes', async () => {
  expect(await readImageFile(pngFile({ name: 'work.jpg' }))).toMatchObject({ type: 'image/png' });
  expect(await readImageFile(jpegFile())).toMatchObject({ type: 'image/jpeg' });
});

test('the reader rejects a text named .png', async () => {
  await expect(readImageFile(textFile('work.png'))).rejects.toThrow(
    'Please select an Image file(png or jpeg)',
  );
  await expect(readImageFile(new File([], 'empty.png'))).rejects.toThrow(
    'Please select an Image file(png or jpeg)',
  );
});

test('the reader accepts at most 20 MB and 60 megapixels', async () => {
  const bytes = 20 * 1024 * 1024;
  expect(await readImageFile(pngFile({ bytes, width: 10_000, height: 6_000 }))).toBeTruthy();
  await expect(readImageFile(pngFile({ bytes: bytes + 1 }))).rejects.toThrow(
    'The image is larger than 20 MB. Please select a smaller one.',
  );
  const tooMany = 'The image has more than 60 megapixels. Please select a smaller one.';
  await expect(readImageFile(pngFile({ width: 10_000, height: 6_001 }))).rejects.toThrow(tooMany);
  await expect(readImageFile(jpegFile({ width: 60_000, height: 1_001 }))).rejects.toThrow(tooMany);
});
