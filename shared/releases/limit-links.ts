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
