import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Imports works as the page of the back office does: sends the file, uploads two pictures at a time, starts, and asks until the end. @param {string} origin of an API @param {string} token of an administrator @param {string} csv @param {readonly string[]} pictures files */
export async function importCollection(origin, token, csv, pictures) {
  const authorization = `Bearer ${token}`;
  const imports = '/api/collection/imports';
  const headers = { 'content-type': 'application/octet-stream' };
  const read = await send('POST', `${imports}?file_name=bench.csv`, csv, headers);
  const one = `${imports}/${read.import._id}`;
  const { pictures: matches } = await sendJson(`${one}/pictures/match`, {
    names: pictures.map((file) => path.basename(file)),
  });
  if (matches.some((/** @type {{ is_wanted: boolean }} */ match) => !match.is_wanted))
    throw new Error('A picture fits no row.');
  const queue = [...pictures];
  await Promise.all([sendQueue(), sendQueue()]);
  await sendJson(`${one}/start`, { as_drafts: false });
  for (;;) {
    const { import: now } = await send('GET', one);
    if (now.state === 'done') return;
    await pause(500);
  }

  async function sendQueue() {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const img_url = await upload(file);
      await sendJson(`${one}/pictures`, { name: path.basename(file), img_url });
    }
  }

  /** In one request, as the storage SDK does with a small file. @param {string} file */
  async function upload(file) {
    const { token: access } = await sendJson('/api/storage/token', {});
    const boundary = randomUUID();
    const part = (/** @type {string} */ type) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
    const start = `${part('application/json; charset=utf-8')}{}\r\n${part('image/jpeg')}`;
    const body = Buffer.concat([
      Buffer.from(start),
      await readFile(file),
      Buffer.from(`\r\n--${boundary}--`),
    ]);
    const name = encodeURIComponent(`images/${randomUUID()}.jpg`);
    const stored = await send('POST', `/v0/b/uli-gallery/o?name=${name}`, body, {
      authorization: `Firebase ${access}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    });
    const object = encodeURIComponent(stored.name);
    return `/v0/b/${stored.bucket}/o/${object}?alt=media&token=${stored.downloadTokens}`;
  }

  /** @param {string} target @param {object} body */
  function sendJson(target, body) {
    return send('POST', target, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** @param {string} method @param {string} target @param {string | Buffer<ArrayBuffer>} [body] @param {Record<string, string>} [headers] */
  async function send(method, target, body, headers) {
    const answer = await fetch(`${origin}${target}`, {
      method,
      headers: { authorization, ...headers },
      body,
    });
    if (!answer.ok) throw new Error(`${method} ${target}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
