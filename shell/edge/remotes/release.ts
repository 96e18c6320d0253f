import { createHash } from 'node:crypto';
import { hostVersion } from '@gallery/shared/host';
import { satisfies } from 'semver';
import { array, boolean, lazy, number, object, type Schema, string } from 'yup';

/** `link`: the name under which the remote's runtime looks for a preloaded file. */
export type LinkedFile = { file: string; link: string };
export type ViewFiles = { js: LinkedFile[]; css: LinkedFile[] };
/** `query`: the query's names that change the page; `calls`: whether it calls the API. */
export type Route = ViewFiles & { query?: string[]; calls?: boolean };

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
};

/** Throws an error that names what is wrong. */
export function parseRelease(text: string): Release {
  const release: unknown = JSON.parse(text);
  assertRelease(release);
  return release;
}

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

export function checkBytes(release: Release, file: string, body: Buffer): void {
  if (!isReleased(release, file, body)) throw new Error(`${file} is not the file that was released`);
}

export function isReleased(release: Release, file: string, body: Buffer): boolean {
  return createHash('sha256').update(body).digest('hex') === release.sha256[file];
}

export function clientFiles(release: Release): string[] {
  return Object.keys(release.sha256).filter((file) => file !== release.server);
}

/** Directly in `static/`, without subfolders. */
const filePattern = /^static\/\w[\w.-]{0,199}$/;
/** Names are written into attributes of pages and into the log. */
const namePattern = /^[\w@/.:+-]{1,200}$/;
const routePattern = /^\/[\w/:.-]{0,199}$/;

/** Guards the paths that are written below the remote's folder. */
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

/** Throws an error that names the first bad field, or a file without its hash. */
function assertRelease(value: unknown): asserts value is Release {
  const { entry, exposes, routes, server, sha256 } = releaseSchema.validateSync(value, {
    strict: true,
  }) as Release;
  const views = [exposes['./app'], ...Object.values(routes)];
  const linked = views.flatMap(({ js, css }) => [...js, ...css]).map((one) => one.file);
  const missing = [entry, ...linked, ...(server ? [server] : [])].find((one) => !Object.hasOwn(sha256, one));
  if (missing) throw new Error(`${missing} has no hash`);
}

function tableOf(keys: RegExp, values: Schema) {
  return lazy((table: unknown) => {
    const names = Object.keys(table ?? {});
    const bad = names.find((key) => !keys.test(key));
    if (bad !== undefined) throw new Error(`${JSON.stringify(bad.slice(0, 200))} is no name for it`);
    return object(Object.fromEntries(names.map((key) => [key, values]))).required();
  });
}
