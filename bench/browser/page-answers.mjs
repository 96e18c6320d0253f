import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

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

/** On a busy machine a render may exceed its time limit; the edge then caches the browser-rendered page for a while. @param {string} url */
export async function untilRendered(url) {
  for (let tries = 0; tries < 60; tries++) {
    const html = await (await fetch(url)).text();
    if (!isClientOnly(html)) return;
    await pause(500);
  }
  throw new Error(`${url} never comes rendered`);
}

/** @param {string} html */
export const isClientOnly = (html) => html.includes('"rendered":false');
