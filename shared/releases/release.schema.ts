import { array, boolean, lazy, mixed, number, object, type Schema, string } from 'yup';
import type { Release } from './release';

/** Throws an error that names what is wrong: no JSON, the first bad field, or a file without its hash. */
export function parseRelease(text: string): Release {
  const release: unknown = JSON.parse(text);
  assertRelease(release);
  return release;
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

const names = array(string().max(200).required()).max(500).required();
const footprint = object({ globals: names, listeners: names, selectors: names });

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
  firstView: tableOf(routePattern, number().integer().min(0).required(), 'optional'),
  renderTime: number().positive().max(1000),
  footprint: object({ found: footprint.required(), declared: footprint.required() }).default(undefined),
  signature: object({
    key: string()
      .matches(/^[\w.-]{1,40}$/)
      .required(),
    value: string()
      .matches(/^[\w-]{86}$/)
      .required(),
  }).default(undefined),
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

function tableOf(keys: RegExp, values: Schema, presence: 'required' | 'optional' = 'required') {
  return lazy((table: unknown) => {
    if (table === undefined && presence === 'optional') return mixed();
    const names = Object.keys(table ?? {});
    const bad = names.find((key) => !keys.test(key));
    if (bad !== undefined) throw new Error(`${JSON.stringify(bad.slice(0, 200))} is no name for it`);
    return object(Object.fromEntries(names.map((key) => [key, values]))).required();
  });
}
