import { get } from 'node:http';

/** Does not decompress, so that the body's length is the number of bytes on the line. @param {string} url @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} */
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
