import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Frozen, as settings are. */
export const fakeKeys = Object.freeze({
  accessKeyId: 'AKIAOFTHETESTS',
  secretAccessKey: 'a secret of the tests',
});

/** Checks a request against Amazon's documentation of Signature Version 4. Returns what is wrong with it, or `null`. */
export function wrongSignature(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w+)$/;
  const [, key, scope = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  if (key !== fakeKeys.accessKeyId) return 'InvalidAccessKeyId';
  const sum = String(headers['x-amz-content-sha256']);
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const time = String(headers['x-amz-date']);
  const age = Math.abs(Date.now() - Date.parse(time.replace(/(....)(..)(..T..)(..)(.*)/, '$1-$2-$3:$4:$5')));
  if (!(age < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const [path, query = ''] = url.split('?');
  const sent = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const sorted = query.split('&').filter(Boolean).sort().join('&');
  const request = [method, path, sorted, sent.join(''), names, sum].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const signing = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${fakeKeys.secretAccessKey}`);
  return hmac(signing, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
