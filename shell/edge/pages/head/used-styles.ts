import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

export type StyleParts = Part[];
type Part =
  | { kind: 'rule'; selectors: { text: string; names: string[] }[]; body: string }
  | { kind: 'group'; begin: string; parts: Part[]; isLayer: boolean }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string };

/** The elements and classes of a page, for example `a` and `.gallery-x1`. */
export type UsedNames = ReadonlySet<string>;

/** Takes milliseconds, so callers read each file once. */
export function readStyles(css: string): StyleParts {
  return partsOf(postcss.parse(css));
}

/** Returns the rules that can match a page with these elements and classes in any state, such as hover or focus. */
export function usedStyles(parts: StyleParts, used: UsedNames): string {
  const styles = write(parts, used, () => false);
  return write(parts, used, (name) => styles.includes(name));
}

/** May find too many names but never too few, because text that looks like a tag counts as one. */
export function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'head', 'body']);
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const one of classes.split(/\s+/)) names.add(`.${one}`);
  return names;
}

function partsOf(container: Container): Part[] {
  return (container.nodes ?? []).map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type === 'atrule' && node.name.endsWith('keyframes'))
    return { kind: 'keyframes', name: node.params, text: String(node) };
  if (node.type === 'atrule' && hasRules(node))
    return {
      kind: 'group',
      begin: `@${node.name} ${node.params}{`,
      parts: partsOf(node),
      isLayer: node.name === 'layer',
    };
  return { kind: 'other', text: `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}` };
}

function ruleOf(rule: Rule): Part {
  const list = parseSelectors().astSync(rule.selector);
  const selectors = list.nodes.map((one) => ({ text: String(one).trim(), names: neededBy(one) }));
  return { kind: 'rule', selectors, body: `{${rule.nodes.join(';')}}` };
}

/** A selector matches nothing if a needed name is missing. Names in `:not()`, `:is()`, and the like are not needed. */
function neededBy(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    return node.type === 'tag' ? [node.value.toLowerCase()] : [];
  });
}

const hasRules = ({ name, nodes }: AtRule) => nodes && /^(layer|media|supports|container)$/.test(name);

function write(parts: Part[], used: UsedNames, isAnimated: (name: string) => boolean): string {
  return parts.map((part) => writePart(part, used, isAnimated)).join('');
}

function writePart(part: Part, used: UsedNames, isAnimated: (name: string) => boolean): string {
  switch (part.kind) {
    case 'rule': {
      const selectors = part.selectors.filter(({ names }) => names.every((name) => used.has(name)));
      return selectors.length > 0 ? selectors.map(({ text }) => text).join(',') + part.body : '';
    }
    case 'group': {
      const inside = write(part.parts, used, isAnimated);
      // The first mention of a layer ranks it, so an empty layer stays.
      return inside || part.isLayer ? `${part.begin}${inside}}` : '';
    }
    case 'keyframes':
      return isAnimated(part.name) ? part.text : '';
    default:
      return part.text;
  }
}
