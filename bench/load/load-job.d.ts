export type Job = {
  origin: string;
  paths: string[];
  connections: number;
  /** Makes each path unique. */
  distinct?: boolean;
  /** The number of client addresses that the requests use in turn, as a front would report them. */
  visitors?: number;
  /** Sends this text by POST. */
  body?: string;
  encoding: string;
  /** The processes whose processor time the job counts. */
  pids?: number[];
  seconds: number;
};

export type Load = {
  perSecond: number;
  meanMs: number;
  p50: number;
  p99: number;
  failed: number;
  /** The `no-store` answers per second, which mark browser-rendered pages of the edge. */
  noStore: number;
  /** The processor time of a request in microseconds, for each of `pids`. */
  costs: number[];
};
