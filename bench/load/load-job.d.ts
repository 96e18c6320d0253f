export type Job = {
  origin: string;
  paths: string[];
  connections: number;
  /** Makes each path unique. */
  distinct?: boolean;
  /** The addresses, as a front says them, from which the requests come in turn. */
  visitors?: number;
  /** Is sent as text by POST. */
  body?: string;
  encoding: string;
  /** Of the processes whose processor time is counted. */
  pids?: number[];
  seconds: number;
};

export type Load = {
  perSecond: number;
  meanMs: number;
  p50: number;
  p99: number;
  failed: number;
  /** Such answers per second, which the edge's client-only pages are. */
  noStore: number;
  /** Microseconds of processor time for a request, one entry for each of `pids`. */
  costs: number[];
};
