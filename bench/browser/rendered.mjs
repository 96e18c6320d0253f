import { setTimeout as pause } from 'node:timers/promises';

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
