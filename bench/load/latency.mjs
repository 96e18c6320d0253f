import { performance } from 'node:perf_hooks';
import { median } from '../numbers.mjs';

/** Returns the median of `times` requests in milliseconds. @param {() => Promise<Response>} send @param {number} times */
export async function medianWait(send, times) {
  for (let warming = 0; warming < 3; warming += 1) await waitFor(send);
  const waits = [];
  for (let count = 0; count < times; count += 1) waits.push(await waitFor(send));
  return median(waits);
}

/** Returns the milliseconds until the end of the body. @param {() => Promise<Response>} send */
export async function waitFor(send) {
  const begun = performance.now();
  const answer = await send();
  await answer.arrayBuffer();
  const waited = performance.now() - begun;
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`${answer.url} answered ${answer.status}`);
  return waited;
}
