/** `link`: the name under which the remote's runtime looks for a preloaded file. */
export type LinkedFile = { file: string; link: string };
export type ViewFiles = { js: LinkedFile[]; css: LinkedFile[] };
/** What the edge knows of a page before, and without, a render of it; its team writes it in `src/routes.ts`. */
export type RouteFacts = {
  /** The query's names that change the page. */
  query?: string[];
  /** Whether it calls the API. */
  calls?: boolean;
  /** Stands before the gallery's name in the browser's tab until the page names itself. */
  title?: string;
  /** A path of the API whose answer names the id in the page's address; without such an answer, the page does not exist. */
  exists?: string;
  /** The page shows what may change at any moment, so no copy of it is sent; these words stand in its place meanwhile. */
  live?: string;
  form?: PageForm;
  /** Search engines may list the page: as it is, or once for each record of a list. */
  sitemap?: true | SitemapList;
  /** Paths of the API, with `:id`, whose answers are the same for everybody: the edge stores them and asks whether they are current. */
  cacheable?: string[];
};
export type Route = ViewFiles & RouteFacts;

/** A form that a browser without scripts sends to its page. The edge hands it on to the API, which checks it like any other. */
export type PageForm = {
  /** Path of the API; `:id` stands for the id in the page's address. */
  send: string;
  /** What the API gets, and what the page gets back when the API refuses it. */
  fields: string[];
  /** The field that gets the id of the page's address, whatever is sent. */
  idField?: string;
  /** The value of `sent` in the address of the page that follows: a word, or the place of a word in the API's answer. */
  sent: string | { answer: string };
};

/** Path of an API's list, the name of its records in the answer, and whether the list comes in pages. */
export type SitemapList = { list: string; items: string; paged?: boolean };

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
