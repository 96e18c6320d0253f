/** Finds selectors without a class of the owner (`owner-…`), and animations and fonts, in the well-formed CSS of a build. */
export function styleFootprint(source, owner) {
  const found = new Set();
  readRules(source.replace(/\/\*.*?\*\//gs, ''), false);
  return [...found];

  function readRules(text, isOwn) {
    for (const { prelude, body } of rulesOf(text)) {
      if (prelude.startsWith('@')) readAtRule(prelude, body, isOwn);
      else {
        const foreign = isOwn ? [] : split(prelude, ',').filter((one) => !isOwnSelector(one));
        for (const one of foreign) found.add(one.trim());
        readRules(body, isOwn || foreign.length === 0);
      }
    }
  }

  function readAtRule(prelude, body, isOwn) {
    const [name = '', rest = ''] = prelude.split(/\s+(.*)/s);
    if (name.endsWith('keyframes')) {
      if (!rest.startsWith(`${owner}-`)) found.add(prelude);
    } else if (name === '@font-face')
      found.add(`@font-face ${body.match(/font-family:\s*([^;]+)/)?.[1] ?? ''}`);
    else if (/^@(property|counter-style|page)$/.test(name)) found.add(prelude);
    else readRules(body, isOwn);
  }

  function isOwnSelector(selector) {
    return selector.replace(/:not\([^)]*\)/g, '').includes(`.${owner}-`);
  }
}

/** Returns the top-level rules in `text` and skips its declarations. */
function rulesOf(text) {
  const blocks = split(text, '}').filter((one) => one.includes('{'));
  return blocks.map((block) => {
    const [before = ''] = split(block, '{');
    const prelude = split(before, ';').at(-1)?.trim() ?? '';
    return { prelude, body: block.slice(before.length + 1) };
  });
}

/** Splits only outside of strings, brackets, and blocks. */
function split(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const [one] of text.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|./gs)) {
    if (depth > 0 && ')]}'.includes(one)) depth--;
    if (depth === 0 && one === separator) parts.push('');
    else parts[parts.length - 1] += one;
    if ('([{'.includes(one)) depth++;
  }
  return parts;
}
