/** `link` is the name under which the remote's runtime looks for a preloaded file. */
export type LinkedFile = { file: string; link: string };
export type ViewFiles = { js: LinkedFile[]; css: LinkedFile[] };
/** What the edge knows of a page without rendering it. The team writes it in `src/routes.ts`. */
export type RouteFacts = {
  /** The query parameters that change the page. */
  query?: string[];
  /** True if the page calls the API. */
  calls?: boolean;
  /** Precedes the gallery's name in the browser's tab until the page sets its own title. */
  title?: string;
  /** An API path whose answer proves that the id in the address exists. Without it, the page does not exist. */
  exists?: string;
  /** The page may change at any moment, so the edge sends no stored copy. These words take its place meanwhile. */
  live?: string;
  /** Only people with its address may find the page: search engines skip it, and other sites do not learn the address. */
  unlisted?: boolean;
  /** The browser can open the page again without a network (`offline-page.ts`). The path ends with `/:id`. */
  offline?: boolean;
  /** Each view of the page counts for the work whose id ends its address. */
  countsViews?: boolean;
  form?: PageForm;
  /** Search engines may list the page once, or once for each record of a list. */
  sitemap?: true | SitemapList;
  /** The feed of new works links the page once for each record of a list. */
  feed?: FeedList;
  /** Paths of the API, with `:id`, whose answers are the same for everybody. The edge stores and revalidates them. */
  cacheable?: string[];
};
export type Route = ViewFiles & RouteFacts;

/** A form that a browser without scripts sends to its page. The edge passes it on to the API. */
export type PageForm = {
  /** A path of the API. `:id` stands for the id in the page's address. */
  send: string;
  /** The fields that the API gets, and that the page gets back after a refusal. */
  fields: string[];
  /** The field that gets the id of the page's address, whatever the browser sends. */
  idField?: string;
  /** The value of `sent` in the next page's address: a word, or the position of a word in the API's answer. */
  sent: string | { answer: string };
};

/** The path of an API's list, the name of its records in the answer, and whether the list has pages. */
export type SitemapList = { list: string; items: string; paged?: boolean };

/** The path of an API's list, newest first, the name of its records, and the fields that a feed shows. */
export type FeedList = {
  list: string;
  items: string;
  title: string;
  text: string;
  /** The field of a person with `firstname` and `lastname`. */
  person: string;
};

/** What the files of a remote add to the shared page. */
export type Footprint = {
  globals: string[];
  /** Events with a listener on `window` or `document`. */
  listeners: string[];
  /** Selectors of stylesheets that may match other teams' elements. */
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
  /** Maps a route to the bytes (Brotli) that its first view fetches of this remote. */
  firstView?: Record<string, number>;
  /** The cost of rendering its pages, as a multiple of a reference page: 1.2 is a fifth more. */
  renderTime?: number;
  /** What its built files add, and what its team declares in `remote.json`. */
  footprint?: { found: Footprint; declared: Footprint };
  signature?: ReleaseSignature;
};

/** `key` names one of the team's keys. `value` is Ed25519 over `signedText`, in base64url. */
export type ReleaseSignature = { key: string; value: string };

/** Returns exactly what a team signs: the release as one line of JSON, without its signature. */
export function signedText({ signature: _, ...release }: { signature?: unknown }): string {
  return JSON.stringify(release);
}

/** Older releases do not state the page whose views count. */
const countedBefore = '/art-page/:id';

/** Returns the patterns of the pages whose views count for works. */
export function countedPages({ routes }: Pick<Release, 'routes'>): string[] {
  const stated = Object.keys(routes).filter((pattern) => routes[pattern]?.countsViews);
  return stated.length === 0 && routes[countedBefore] ? [countedBefore] : stated;
}

export function clientFiles(release: Release): string[] {
  return Object.keys(release.sha256).filter((file) => file !== release.server);
}

export function remoteTitle(remote: string): string {
  return remote.charAt(0).toUpperCase() + remote.slice(1);
}

/** Names a release for people: 'Gallery 1.2.0'. */
export function releaseTitle({ remote, version }: { remote: string; version: string }): string {
  return `${remoteTitle(remote)} ${version}`;
}
