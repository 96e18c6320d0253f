import { performance } from 'node:perf_hooks';
import { median } from '../numbers.mjs';

/** Milliseconds, the median of `times` requests. @param {() => Promise<Response>} ask @param {number} times */
export async function medianWait(ask, times) {
  for (let warming = 0; warming < 3; warming += 1) await waitFor(ask);
  const waits = [];
  for (let asked = 0; asked < times; asked += 1) waits.push(await waitFor(ask));
  return median(waits);
}

/** Milliseconds until the end of the body. @param {() => Promise<Response>} ask */
export async function waitFor(ask) {
  const begun = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  const waited = performance.now() - begun;
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`${answer.url} answered ${answer.status}`);
  return waited;
}
