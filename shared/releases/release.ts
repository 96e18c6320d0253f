/** `link`: the name under which the remote's runtime looks for a preloaded file. */
export type LinkedFile = { file: string; link: string };
export type ViewFiles = { js: LinkedFile[]; css: LinkedFile[] };
/** `query`: the query's names that change the page; `calls`: whether it calls the API. */
export type Route = ViewFiles & { query?: string[]; calls?: boolean };

/** What the files of a remote add to the page that all share. */
export type Footprint = {
  globals: string[];
  /** Events that are listened to on `window` or `document`. */
  listeners: string[];
  /** Selectors of stylesheets that may match what others have drawn. */
  selectors: string[];
};

/** What a remote's build writes into `release.json`. */
export type Release = {
  remote: string;
  version: string;
  needsHost: number;
  requires: Record<string, string>;
  entry: string;
  exposes: { './app': ViewFiles };
  routes: Record<string, Route>;
  server?: string;
  sha256: Record<string, string>;
  /** Bytes (Brotli) of all that the first view of a route fetches of this remote, by route. */
  firstView?: Record<string, number>;
  /** What rendering its pages costs, as a multiple of a reference page: 1.2 is a fifth more. */
  renderTime?: number;
  /** What its built files add, and what its team says that they add (`remote.json`). */
  footprint?: { found: Footprint; declared: Footprint };
  signature?: ReleaseSignature;
};

/** `key`: the name of one of the team's keys; `value`: Ed25519 over `signedText`, base64url. */
export type ReleaseSignature = { key: string; value: string };

/** Exactly what a team signs: the release as one line of JSON, without its signature. Nothing of it need be known yet. */
export function signedText({ signature: _, ...release }: { signature?: unknown }): string {
  return JSON.stringify(release);
}

export function clientFiles(release: Release): string[] {
  return Object.keys(release.sha256).filter((file) => file !== release.server);
}
