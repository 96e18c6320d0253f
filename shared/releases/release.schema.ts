import { array, boolean, lazy, mixed, number, object, type Schema, string } from 'yup';
import { type Release, type ReleaseSignature, signedText } from './release';

/** Throws an error that names the problem: invalid JSON, the first bad field, or a file without its hash. */
export function parseRelease(text: string): Release {
  return validateRelease(JSON.parse(text));
}

/** A `release.json` of which only the claimed signature is known. */
export type UnverifiedRelease = { value: object; signed: string; signature?: ReleaseSignature };

/** Cheap for any text, because the signature exposes the author of a bad one before the rest is validated. */
export function parseUnverified(text: string): UnverifiedRelease {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('it is no release');
  const { signature }: { signature?: unknown } = value;
  return {
    value,
    signed: signedText(value),
    signature: signatureSchema.validateSync(signature, { strict: true }),
  };
}

/** Directly in `static/`, without subfolders. */
const filePattern = /^static\/\w[\w.-]{0,199}$/;
/** The edge writes names into attributes of pages and into the log. */
const namePattern = /^[\w@/.:+-]{1,200}$/;
/** As on semver.org, at most 100 characters. */
const semanticVersion =
  /^(?=.{5,100}$)(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[\dA-Za-z-]+(\.[\dA-Za-z-]+)*)?(\+[\dA-Za-z-]+(\.[\dA-Za-z-]+)*)?$/;
const routePattern = /^\/[\w/:.-]{0,199}$/;

/** Guards the paths that an edge writes below the remote's folder. */
export function isReleaseFile(name: string): boolean {
  return filePattern.test(name);
}

/** Paths of the API, with a query. */
const listPattern = /^\/[\w/.-]{0,199}(\?[\w=&-]{1,100})?$/;
/** Names of fields, in forms and in answers of the API. */
const fieldPattern = /^[a-z][\w-]{0,49}$/i;

/** More than any build has. `links`, `query`, `fields`, and `cacheable` belong to one route. */
const maxEntries = {
  routes: 500,
  files: 2000,
  requires: 50,
  links: 500,
  query: 50,
  fields: 50,
  cacheable: 50,
};

const file = string().matches(filePattern);
const name = string().matches(namePattern);
const linkedFile = object({ file: file.required(), link: name.required() });
const linkedFiles = array(linkedFile).max(maxEntries.links).required();
const viewFiles = object({ js: linkedFiles, css: linkedFiles });
/** The edge writes these words into pages. */
const words = string().matches(/^[^<>&"]{1,100}$/);
const apiPath = string().matches(routePattern);
const field = string().matches(fieldPattern);
const form = object({
  send: apiPath.required(),
  fields: array(field.required()).max(maxEntries.fields).required(),
  idField: field,
  sent: lazy((sent: unknown) =>
    typeof sent === 'string'
      ? field.required()
      : object({
          answer: string()
            .matches(/^\w{1,50}(\.\w{1,50}){0,3}$/)
            .required(),
        }).required(),
  ),
}).default(undefined);
const sitemapList = object({
  list: string().matches(listPattern).required(),
  items: field.required(),
  paged: boolean(),
}).default(undefined);
const feedList = object({
  list: string().matches(listPattern).required(),
  items: field.required(),
  title: field.required(),
  text: field.required(),
  person: field.required(),
}).default(undefined);
const route = viewFiles.shape({
  query: array(name.required()).max(maxEntries.query),
  calls: boolean(),
  title: words,
  exists: apiPath,
  live: words,
  unlisted: boolean(),
  offline: boolean(),
  countsViews: boolean(),
  form,
  sitemap: lazy((sitemap: unknown) => (sitemap === true ? boolean() : sitemapList)),
  feed: feedList,
  cacheable: array(apiPath.required()).max(maxEntries.cacheable),
});

const names = array(string().max(200).required()).max(500).required();
const footprint = object({ globals: names, listeners: names, selectors: names });
const signatureSchema = object({
  key: string()
    .matches(/^[\w.-]{1,40}$/)
    .required(),
  value: string()
    .matches(/^[\w-]{86}$/)
    .required(),
}).default(undefined);

const releaseSchema = object({
  remote: string()
    .matches(/^\w{1,40}$/)
    .required(),
  version: string().matches(semanticVersion, 'version must be a semantic version such as 1.4.0').required(),
  needsHost: number().integer().required(),
  requires: tableOf(namePattern, string().max(100).required(), { max: maxEntries.requires }),
  entry: file.required(),
  exposes: object({ './app': viewFiles.required() }).required(),
  routes: tableOf(routePattern, route.required(), { max: maxEntries.routes }),
  server: file,
  sha256: tableOf(
    filePattern,
    string()
      .matches(/^\w{1,64}$/)
      .required(),
    { max: maxEntries.files },
  ),
  firstView: tableOf(routePattern, number().integer().min(0).required(), {
    max: maxEntries.routes,
    isOptional: true,
  }),
  renderTime: number().positive().max(1000),
  footprint: object({ found: footprint.required(), declared: footprint.required() }).default(undefined),
  signature: signatureSchema,
}).required();

export function validateRelease(value: unknown): Release {
  limitLinks(value);
  const release = releaseSchema.validateSync(value, { strict: true }) as Release;
  const { entry, exposes, routes, server, sha256 } = release;
  const views = [exposes['./app'], ...Object.values(routes)];
  const linked = views.flatMap(({ js, css }) => [...js, ...css]).map((one) => one.file);
  const missing = [entry, ...linked, ...(server ? [server] : [])].find((one) => !Object.hasOwn(sha256, one));
  if (missing) throw new Error(`${missing} has no hash`);
  return release;
}

/** Refuses too many entries before it builds a schema of them. */
function tableOf(keys: RegExp, values: Schema, { max, isOptional }: { max: number; isOptional?: boolean }) {
  return lazy((table: unknown) => {
    if (table === undefined && isOptional) return mixed();
    const names = Object.keys(table ?? {});
    if (names.length > max) throw new Error(`a table has more than ${max} entries`);
    const bad = names.find((key) => !keys.test(key));
    if (bad !== undefined) throw new Error(`${JSON.stringify(bad.slice(0, 200))} is no name for it`);
    return object(Object.fromEntries(names.map((key) => [key, values]))).required();
  });
}

/** Applies to all views together. Each may have 500, but validating as many of each takes a third of a second. */
const maxLinks = 1000;

/** Throws an error before the validation if a release has more scripts, stylesheets, and query names than any build. */
export function limitLinks(release: unknown): void {
  const { exposes, routes } = fieldsOf(release);
  const views = [exposes, routes].flatMap((table) => Object.values(fieldsOf(table)));
  const links = views.map((view) => {
    const { js, css, query } = fieldsOf(view);
    return lengthOf(js) + lengthOf(css) + lengthOf(query);
  });
  if (links.reduce((sum, one) => sum + one, 0) <= maxLinks) return;
  throw new Error(`it has more than ${maxLinks} links and names of queries`);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
