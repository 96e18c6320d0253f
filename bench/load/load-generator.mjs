import autocannon from 'autocannon';
import { processorMs } from '../product/processes.mjs';
import { visitorAddress } from './visitor-address.mjs';

process.once('message', async (/** @type {import('./load-job').Job} */ job) => {
  const { origin, paths, connections, distinct, visitors = 0, body, encoding, seconds, pids = [] } = job;
  let sent = 0;
  let noStore = 0;
  const nextPath = () => {
    const number = sent++;
    const path = paths[number % paths.length] ?? '/';
    return distinct ? path + number : path;
  };
  // Builds a constant request once, because composing each would be slower than the edge.
  const constant = distinct || paths.length > 1 || visitors > 0 ? undefined : { path: paths[0] ?? '/' };
  const next = (/** @type {import('autocannon').Request} */ request) => ({
    ...request,
    path: nextPath(),
    ...(visitors > 0 && {
      headers: { ...request.headers, 'x-forwarded-for': visitorAddress(sent % visitors) },
    }),
  });
  const load = (/** @type {number} */ duration) =>
    autocannon({
      url: origin,
      connections,
      duration,
      headers: { 'accept-encoding': encoding, ...(body && { 'content-type': 'text/plain' }) },
      ...(body && { method: 'POST', body }),
      requests: [constant ?? { setupRequest: next, onResponse }],
    });
  const onResponse = (/** @type {unknown[]} */ ...[, , , headers]) => {
    if (Object(headers)['cache-control'] === 'no-store') noStore++;
  };
  await load(1); // the first second warms the measured server
  noStore = 0;
  const before = pids.map(processorMs);
  const { requests, latency, non2xx, errors } = await load(seconds);
  const costs = pids.map((pid, at) => ((processorMs(pid) - (before[at] ?? 0)) * 1000) / requests.total);
  process.send?.({
    perSecond: requests.average,
    meanMs: (connections * 1000) / requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
    noStore: noStore / seconds,
    costs,
  });
  process.disconnect();
});
