export function pngFile({ name = 'work.png', width = 1600, height = 1200, bytes = 400_000 } = {}): File {
  const content = new DataView(new ArrayBuffer(Math.max(bytes, 32)));
  content.setUint32(0, 0x89504e47);
  content.setUint32(4, 0x0d0a1a0a);
  content.setUint32(16, width);
  content.setUint32(20, height);
  return new File([content.buffer], name, { type: 'image/png' });
}

export function jpegFile({ width = 800, height = 600 } = {}): File {
  const segment = [0xff, 0xe0, 0, 4, 0, 0];
  const frame = [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0, 0, 0];
  return new File([new Uint8Array([0xff, 0xd8, ...segment, 0xff, ...frame])], 'work.jpg', {
    type: 'image/jpeg',
  });
}

export function textFile(name: string): File {
  return new File(['Only words, whatever the name says.'], name, { type: 'image/png' });
}
