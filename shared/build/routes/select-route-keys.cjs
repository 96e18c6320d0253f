const { parseSync } = require('@swc/core');

const code = ['screen', 'component', 'load'];
const keptFor = {
  browser: (key) => ['path', 'screen', 'component', 'preload'].includes(key),
  edge: (key) => key === 'path' || code.includes(key),
  facts: (key) => key !== 'preload' && !code.includes(key),
};

/** Keeps only the keys of `routes.ts` that its `reader` uses, so that unused imports drop out. `facts` get chunk names. */
module.exports = function selectRouteKeys(source) {
  const { reader } = this.getOptions();
  const before = '0;';
  const bytes = Buffer.from(before + source);
  const { body } = parseSync(String(bytes), { syntax: 'typescript', target: 'es2022' });
  // The parser's byte positions start at an arbitrary number.
  const origin = body[0].span.start;
  const textOf = (start, end) => String(bytes.subarray(start - origin, end - origin));
  const routes = routesIn(body);
  const [first, last] = [routes.at(0), routes.at(-1)];
  const written = routes.map(({ properties }) => `{ ${properties.flatMap(keptOf).join(', ')} }`);
  return [
    textOf(origin + before.length, first.span.start),
    written.join(',\n'),
    textOf(last.span.end, origin + bytes.length),
  ].join('');

  function keptOf({ type, key, value }) {
    if (type !== 'KeyValueProperty') throw new Error('routes.ts: write each fact of a route as `key: value`');
    const text = textOf(key.span.start, value.span.end);
    if (keptFor[reader](key.value)) return [text];
    const [, chunk] = (reader === 'facts' && text.match(/webpackChunkName: "([\w-]+)"/)) || [];
    return chunk ? [`chunk: '${chunk}'`] : [];
  }
};

function routesIn(body) {
  const calls = body.flatMap(({ declaration }) =>
    (declaration?.declarations ?? [])
      .map(({ init }) => init)
      .filter((init) => init?.callee?.value === 'defineRoutes'),
  );
  const elements = calls[0]?.arguments[0]?.expression.elements;
  if (!elements?.length) throw new Error('routes.ts: export the result of `defineRoutes([ … ])`');
  return elements.map(({ expression }) => {
    if (expression.type !== 'ObjectExpression') throw new Error('routes.ts: write each route as an object');
    return expression;
  });
}
