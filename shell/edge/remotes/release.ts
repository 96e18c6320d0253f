import { createHash } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import { satisfies } from 'semver';
import { array, boolean, lazy, number, object, type Schema, string } from 'yup';

/** `link`: the name under which the remote's runtime looks for a file that is already there. */
export type LinkedFile = { file: string; link: string };
export type ViewFiles = { js: LinkedFile[]; css: LinkedFile[] };
/** `query`: the names in a page's query that change what it shows; `calls`: whether it asks the API. */
export type Route = ViewFiles & { query?: string[]; calls?: boolean };

/** What a remote's build says of itself in release.json, its only mutable file. */
export type Release = {
  remote: string;
  version: string;
  needsHost: number;
  /** The shared modules it asks of its host, by version range. */
  requires: Record<string, string>;
  entry: string;
  exposes: { './app': ViewFiles };
  routes: Record<string, Route>;
  /** The bundle for the edge; a remote that is only drawn in the browser has none. */
  server?: string;
  sha256: Record<string, string>;
};

/** Reads release.json; throws an error that says why it cannot be one. */
export function parseRelease(text: string): Release {
  const release: unknown = JSON.parse(text);
  assertRelease(release);
  return release;
}

/** The first gate: throws unless the release fits this host and what it provides. */
export function checkFits(release: Release, provides: Record<string, string>): void {
  if (!(release.needsHost <= hostVersion)) {
    throw new Error(
      `release ${release.version} needs host contract ${release.needsHost}, this is ${hostVersion}`,
    );
  }
  for (const [name, range] of Object.entries(release.requires ?? {})) {
    const provided = provides[name];
    if (!provided || !satisfies(provided, range)) {
      throw new Error(
        `release ${release.version} needs ${name} ${range}, this host has ${provided ?? 'none'}`,
      );
    }
  }
}

/** The second gate: throws unless the bytes are those that were released. */
export function checkBytes(release: Release, file: string, body: Buffer): void {
  if (!isReleased(release, file, body)) throw new Error(`${file} is not the file that was released`);
}

/** Whether `body` is what `release` has under the name `file`. */
export function isReleased(release: Release, file: string, body: Buffer): boolean {
  return createHash('sha256').update(body).digest('hex') === release.sha256[file];
}

export function clientFiles(release: Release): string[] {
  return Object.keys(release.sha256).filter((file) => file !== release.server);
}

/** A file of a release lies directly in `static/`, in no folder above or below it. */
const filePattern = /^static\/\w[\w.-]{0,199}$/;
/** What is written into attributes of the page and into the log. */
const namePattern = /^[\w@/.:+-]{1,200}$/;
const routePattern = /^\/[\w/:.-]{0,199}$/;

/** Whether `name` may be a file of a release, hence be written below the folder of its remote. */
export function isReleaseFile(name: string): boolean {
  return filePattern.test(name);
}

const file = string().matches(filePattern);
const name = string().matches(namePattern);
const linkedFiles = array(object({ file: file.required(), link: name.required() })).required();
const viewFiles = object({ js: linkedFiles, css: linkedFiles });
const route = viewFiles.shape({ query: array(name.required()), calls: boolean() });

const releaseSchema = object({
  remote: string()
    .matches(/^\w{1,40}$/)
    .required(),
  version: name.required(),
  needsHost: number().integer().required(),
  requires: tableOf(namePattern, string().max(100).required()),
  entry: file.required(),
  exposes: object({ './app': viewFiles.required() }).required(),
  routes: tableOf(routePattern, route.required()),
  server: file,
  sha256: tableOf(
    filePattern,
    string()
      .matches(/^\w{1,64}$/)
      .required(),
  ),
}).required();

/** Throws an error that names the first field of `value` that no release has so, or a file without its hash. */
function assertRelease(value: unknown): asserts value is Release {
  const { entry, exposes, routes, server, sha256 } = releaseSchema.validateSync(value, {
    strict: true,
  }) as Release;
  const views = [exposes['./app'], ...Object.values(routes)];
  const linked = views.flatMap(({ js, css }) => [...js, ...css]).map((one) => one.file);
  const missing = [entry, ...linked, ...(server ? [server] : [])].find((one) => !Object.hasOwn(sha256, one));
  if (missing) throw new Error(`${missing} has no hash`);
}

/** An object whose keys are names as well: each key is checked, then each value. */
function tableOf(keys: RegExp, values: Schema) {
  return lazy((table: unknown) => {
    const names = Object.keys(table ?? {});
    const bad = names.find((key) => !keys.test(key));
    if (bad !== undefined) throw new Error(`${JSON.stringify(bad.slice(0, 200))} is no name for it`);
    return object(Object.fromEntries(names.map((key) => [key, values]))).required();
  });
}
