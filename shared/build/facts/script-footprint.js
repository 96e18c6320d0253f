import { parseSync } from '@swc/core';

const windows = ['window', 'globalThis', 'self'];
const targets = [...windows, 'document'];
const setters = ['Object.assign', 'Object.defineProperty', 'Object.defineProperties', 'Reflect.set'];
const builtIn =
  /^(Array|Date|Element|Event|EventTarget|Function|HTML\w*Element|Map|Node|Number|Object|Promise|RegExp|Set|String|Symbol)$/;
/** Represents a name that only running the code would reveal. */
const unknown = '*';

/** Returns the globals and listeners that a script adds. Ignores access through another name of `window`. */
export function scriptFootprint(source) {
  const found = { globals: new Set(), listeners: new Set() };
  const { body } = parseSync(source, { syntax: 'ecmascript', target: 'es2022', isModule: false });
  for (const name of declaredBy(body)) found.globals.add(name);
  walk(body, new Set());
  return { globals: [...found.globals], listeners: [...found.listeners] };

  function walk(node, hidden) {
    if (Array.isArray(node)) for (const one of node) walk(one, hidden);
    else if (node && typeof node === 'object') {
      look(
        node,
        (one, names) => one?.type === 'Identifier' && names.includes(one.value) && !hidden.has(one.value),
      );
      const inner = isFunction(node)
        ? new Set([...hidden, ...namesIn(node.params), ...declaredBy(node.body)])
        : hidden;
      for (const part of partsOf(node)) walk(part, inner);
    }
  }

  function look(node, is) {
    if (node.type === 'AssignmentExpression') addTarget(node.left, is);
    if (node.type === 'UpdateExpression') addTarget(node.argument, is);
    if (node.type === 'CallExpression') addCall(node, is);
  }

  function addTarget(target, is) {
    if (target?.type !== 'MemberExpression') return;
    const object = bare(target.object);
    if (is(object, windows)) found.globals.add(nameOf(target.property));
    const owner =
      object?.type === 'MemberExpression' && nameOf(object.property) === 'prototype' && bare(object.object);
    if (owner?.type === 'Identifier' && builtIn.test(owner.value))
      found.globals.add(`${owner.value}.prototype.${nameOf(target.property)}`);
  }

  function addCall({ callee, arguments: given }, is) {
    const called = bare(callee);
    const [first, second] = given.map(({ expression }) => bare(expression));
    if (called?.type === 'MemberExpression') {
      const [object, name] = [bare(called.object), nameOf(called.property)];
      if (name === 'addEventListener' && is(object, targets)) found.listeners.add(textOf(first));
      if (setters.includes(`${object?.value}.${name}`) && is(first, windows))
        for (const one of second?.type === 'ObjectExpression' ? keysOf(second) : [textOf(second)])
          found.globals.add(one);
    } else if (is(called, ['addEventListener'])) found.listeners.add(textOf(first));
  }
}

/** Removes parentheses and `?.`. */
function bare(node) {
  if (node?.type === 'ParenthesisExpression') return bare(node.expression);
  return node?.type === 'OptionalChainingExpression' ? bare(node.base) : node;
}

function nameOf(property) {
  return property.type === 'Computed' ? textOf(property.expression) : property.value;
}

function textOf(node) {
  return node?.type === 'StringLiteral' ? node.value : unknown;
}

function keysOf({ properties }) {
  return properties.map((one) =>
    one.type === 'SpreadElement' ? unknown : ((one.key ?? one).value ?? unknown),
  );
}

function isFunction(node) {
  return Boolean(node.params && 'body' in node);
}

/** Returns the names of variables and functions in these nodes, but not those inside functions. */
function declaredBy(node) {
  if (Array.isArray(node)) return node.flatMap(declaredBy);
  if (!node || typeof node !== 'object') return [];
  const own = /^(Function|Class)Declaration$/.test(node.type) ? [node.identifier.value] : [];
  if (isFunction(node)) return own;
  if (node.type === 'VariableDeclarator') own.push(...namesIn(node.id));
  return [...own, ...partsOf(node).flatMap(declaredBy)];
}

function namesIn(pattern) {
  if (!pattern || typeof pattern !== 'object') return [];
  return pattern.type === 'Identifier' ? [pattern.value] : partsOf(pattern).flatMap(namesIn);
}

function partsOf({ span: _, ...parts }) {
  return Object.values(parts);
}
