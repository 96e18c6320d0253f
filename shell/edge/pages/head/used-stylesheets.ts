import { type InlineStyle, type Stylesheet, styleOf } from './stylesheet';
import { namesIn, readStyles, type StyleParts, usedStyles } from './used-styles';

/** Reduces each stylesheet of a page to the rules that its rendered `html` can match. */
export function usedStylesheets(stylesheets: Stylesheet[], html: Uint8Array): Stylesheet[] {
  // Names are ASCII, which this encoding reads fastest.
  const names = namesIn(Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1'));
  return stylesheets.map((stylesheet) => {
    const parts = stylesheet.inline && partsOf(stylesheet.inline);
    return parts ? { ...stylesheet, inline: styleOf(usedStyles(parts, names)), isPart: true } : stylesheet;
  });
}

const known = new WeakMap<InlineStyle, StyleParts | undefined>();

/** Returns nothing for invalid CSS, which the page then includes whole. */
function partsOf(inline: InlineStyle): StyleParts | undefined {
  if (!known.has(inline)) known.set(inline, read(inline));
  return known.get(inline);
}

function read({ css }: InlineStyle): StyleParts | undefined {
  try {
    return readStyles(css);
  } catch {
    return undefined;
  }
}
