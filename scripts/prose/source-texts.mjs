import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** @typedef {{ path: string, line: number, value: string }} SourceText */

/** Words that begin a description instead of naming a subject. */
const descriptions = /^(?:who|whoever|whom|whose|what|whatever|of|that)\b/i;

/** Matches text for people, which begins with a capital letter and contains a space, unlike code, paths, and headers. */
const forPeople = /^[\p{Lu}][\p{L}’',.:;!?-]* \S/u;
const code = /[{}<>=_\\/]|--\w|\$\{|\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ORDER BY|FROM)\b/;

/** @typedef {(node: Record<string, any>, parent: Record<string, any> | undefined) => void} Visit */
/** Visits each node of a parsed file. @param {unknown} node @param {Visit} visit @param {Record<string, any>} [parent] */
function walk(node, visit, parent) {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit, parent);
  } else if (node && typeof node === 'object') {
    const record = /** @type {Record<string, any>} */ (node);
    if (typeof record.type === 'string') visit(record, parent);
    const next = typeof record.type === 'string' ? record : parent;
    for (const value of Object.values(record))
      if (value && typeof value === 'object') walk(value, visit, next);
  }
}

/** @param {string} root @param {string} file */
function parse(root, file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const syntax = /** @type {const} */ ({ syntax: 'typescript', tsx: file.endsWith('x') });
  const tree = parseSync(source, syntax);
  // swc continues its byte positions across files, so positions count from this file's first token.
  const bytes = Buffer.from(source);
  const first = tree.span.start;
  const offset = source.search(/\S/);
  const lead = tree.body[0] ? Math.max(0, offset) : 0;
  /** @param {number} start */
  const lineOf = (start) =>
    bytes
      .subarray(0, start - first + lead)
      .toString()
      .split('\n').length;
  return { tree, lineOf };
}

/** Joins the literal parts of a string or template, with `…` for each value. @param {Record<string, any>} node */
function textOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ { cooked, raw }) => cooked?.value ?? cooked ?? raw).join('…');
}

/** Returns the titles of the tests in a file. @param {string} root @param {string} file @returns {SourceText[]} */
export function testTitles(root, file) {
  const { tree, lineOf } = parse(root, file);
  /** @type {SourceText[]} */
  const titles = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return;
    const title = node.arguments[0] && textOf(node.arguments[0].expression);
    if (title !== undefined) titles.push({ path: file, line: lineOf(node.span.start), value: title });
  });
  return titles;
}

/** Recognizes `test`, `describe`, and their members: `test.each(rows)`, `test.describe`. @param {Record<string, any>} callee @returns {boolean} */
function isTest(callee) {
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.value);
  if (callee.type === 'MemberExpression')
    return callee.property.value === 'describe' && isTest(callee.object);
  return (
    callee.type === 'CallExpression' &&
    callee.callee.type === 'MemberExpression' &&
    callee.callee.property.value === 'each' &&
    isTest(callee.callee.object)
  );
}

/** Returns JSX text, and sentences in strings. @param {string} root @param {string} file @returns {SourceText[]} */
export function interfaceTexts(root, file) {
  const { tree, lineOf } = parse(root, file);
  /** @type {SourceText[]} */
  const texts = [];
  walk(tree, (node, parent) => {
    const value = node.type === 'JSXText' ? node.value.replace(/\s+/g, ' ').trim() : textOf(node);
    if (!value || parent?.type === 'ImportDeclaration' || code.test(value)) return;
    if (node.type === 'JSXText' ? /\p{L}{2}/u.test(value) : forPeople.test(value))
      texts.push({ path: file, line: lineOf(node.span.start), value });
  });
  return texts;
}

/** Tells whether a title begins with a description instead of a subject or verb. @param {string} title */
export function beginsWithDescription(title) {
  return descriptions.test(title);
}
