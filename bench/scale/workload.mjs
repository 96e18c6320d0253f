/** Assumptions on what people do, for `node bench/scale/scale.mjs`. `perVisit` counts requests; the CDN answers its shares. */
export const workload = {
  visitorsADay: 10_000,
  /** The busiest hour has this share of the day. */
  busiestHour: 0.12,
  perVisit: { page: 6, file: 40, read: 8, write: 0.2 },
  cdn: { page: 0.9, file: 0.98 },
  /** The share of pages that the edge must render, because it has none that is fresh. */
  uncached: 0.1,
  watchers: 1_000,
  bidsASecond: 2,
};

export const scales = [1, 10, 100];

/** No part may be busier than this, so that the loss of a machine and a burst fit. */
export const busiest = 0.6;

/** In milliseconds: 99 of 100 pages, bids, and events are faster. The bench has the same budget for an event. */
export const limits = { page: 300, bid: 300, event: 500 };

/** @typedef {typeof workload} Workload */
/** @typedef {'cachedPage' | 'uncachedPage' | 'file' | 'read' | 'write' | 'bid'} Kind */

/** Returns the requests a second that reach the edges in the busiest hour. @param {Workload} given @param {number} scale @returns {Record<Kind, number>} */
export function ratesOf({ visitorsADay, busiestHour, perVisit, cdn, uncached, bidsASecond }, scale) {
  const visits = (visitorsADay * scale * busiestHour) / 3_600;
  const pages = visits * perVisit.page * (1 - cdn.page);
  return {
    cachedPage: pages * (1 - uncached),
    uncachedPage: pages * uncached,
    file: visits * perVisit.file * (1 - cdn.file),
    read: visits * perVisit.read,
    write: visits * perVisit.write,
    bid: bidsASecond,
  };
}
