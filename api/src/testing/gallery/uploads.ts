import { randomUUID } from 'node:crypto';
import type { StorageAccess } from '@gallery/shared/contract/storage/storage';
import type { FastifyInstance, InjectOptions } from 'fastify';
import sharp from 'sharp';

/** Uploads in one request with the protocol of the SDK. */
export async function upload(
  app: FastifyInstance,
  authorization: string,
  content: Buffer,
  name = `images/${randomUUID()}.jpg`,
) {
  const boundary = 'a1b2c3';
  const before = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{}\r\n--${boundary}\r\nContent-Type: image/jpeg\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: `/v0/b/uli-gallery/o?name=${encodeURIComponent(name)}`,
    headers: {
      authorization,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(before), content, Buffer.from(`\r\n--${boundary}--`)]),
  });
}

type Headers = { authorization: string };

export async function uploadAuthorization(app: FastifyInstance, headers: Headers): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/storage/token', headers });
  return `Firebase ${answer.json<StorageAccess>().token}`;
}

export async function uploadedPicture(
  app: FastifyInstance,
  headers: Headers,
  content: Buffer,
): Promise<string> {
  const answer = await upload(app, await uploadAuthorization(app, headers), content);
  const { name, bucket, downloadTokens } = answer.json();
  return `/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media&token=${downloadTokens}`;
}

export function step(
  authorization: string,
  url: string,
  command: string,
  more: { headers?: Record<string, string>; payload?: Buffer } = {},
): InjectOptions {
  const headers = { authorization, 'x-goog-upload-command': command, ...more.headers };
  return { method: 'POST', url, headers, payload: more.payload };
}

/** Noise takes about half a byte for each pixel. */
export function noisyJpeg(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
}
