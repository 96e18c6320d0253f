import { array, boolean, lazy, number, object, type Schema, string } from 'yup';
import type { Release } from './release';

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
export function assertRelease(value: unknown): asserts value is Release {
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
