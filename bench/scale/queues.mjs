import TinyQueue from 'tinyqueue';

/** @typedef {{ station: string, ms: number }} Visit */
/** @typedef {{ kind: string, at: number, visits: Visit[] }} Request */
/** @typedef {{ freeAt: Float64Array, next: number, busyMs: number }} Station */
/** @typedef {{ at: number, request: Request, step: number }} Arrival */

/**
 * Runs requests through stations in the order of time. A station has servers that each do one thing at a time, first
 * come, first served; a balancer gives a request to the next server in turn, as nginx does.
 * Returns the milliseconds of each request by kind, and how busy each station was.
 * @param {Record<string, number>} servers @param {Request[]} requests
 */
export function simulate(servers, requests) {
  /** @type {Map<string, Station>} */
  const stations = new Map(
    Object.entries(servers).map(([name, count]) => [
      name,
      { freeAt: new Float64Array(count), next: 0, busyMs: 0 },
    ]),
  );
  /** @type {Record<string, number[]>} */
  const waits = {};
  let end = 0;
  const queue = new TinyQueue(
    requests.map((request) => /** @type {Arrival} */ ({ at: request.at, request, step: 0 })),
    (a, b) => a.at - b.at,
  );
  for (let arrival = queue.pop(); arrival; arrival = queue.pop()) {
    const { at, request, step } = arrival;
    const visit = request.visits[step];
    end = Math.max(end, at);
    if (visit) queue.push({ at: served(stations.get(visit.station), visit.ms, at), request, step: step + 1 });
    else {
      waits[request.kind] ??= [];
      waits[request.kind]?.push(at - request.at);
    }
  }
  const busy = [...stations].map(([name, { freeAt, busyMs }]) => [name, busyMs / (end * freeAt.length)]);
  return { waits, busy: /** @type {Record<string, number>} */ (Object.fromEntries(busy)) };
}

/** @param {Station | undefined} station @param {number} ms @param {number} at @returns {number} when the work is done */
function served(station, ms, at) {
  if (!station) throw new Error('A request visits a station that the plan does not have.');
  const server = station.next;
  station.next = (server + 1) % station.freeAt.length;
  const done = Math.max(at, station.freeAt[server] ?? 0) + ms;
  station.freeAt[server] = done;
  station.busyMs += ms;
  return done;
}

/** Returns times in milliseconds at which independent people arrive. @param {number} perSecond @param {number} seconds @param {() => number} random */
export function arrivals(perSecond, seconds, random) {
  const times = [];
  for (let at = 0; perSecond > 0; ) {
    at += (-Math.log(1 - random()) * 1_000) / perSecond;
    if (at >= seconds * 1_000) break;
    times.push(at);
  }
  return times;
}
