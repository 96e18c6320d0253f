import { get } from 'node:http';

/** Not decompressed: the body's length is what travels. @param {string} url @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} */
export function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const chunks = await answer.toArray().catch(reject);
      if (!chunks) return;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    request.once('error', reject);
  });
}
