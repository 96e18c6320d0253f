import { setTimeout as pause } from 'node:timers/promises';

/**
 * Until the edge has a page rendered: on a busy machine a render may miss its time limit, and the client-only
 * page that goes out instead is kept for a while.
 * @param {string} url
 */
export async function untilRendered(url) {
  for (let tries = 0; tries < 60; tries++) {
    const html = await (await fetch(url)).text();
    if (!isClientOnly(html)) return;
    await pause(500);
  }
  throw new Error(`${url} never comes rendered`);
}

/** @param {string} html */
export const isClientOnly = (html) => html.includes('<div id="root"></div>');
