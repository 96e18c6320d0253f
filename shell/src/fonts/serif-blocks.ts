/** The outermost elements that are set in the serif. */
export function serifBlocks(): HTMLElement[] {
  const blocks = new Set<HTMLElement>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (element && texts.currentNode.nodeValue?.trim() && isSerif(element)) blocks.add(outermost(element));
  }
  return [...blocks];
}

function outermost(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  return parentElement && isSerif(parentElement) ? outermost(parentElement) : element;
}

function isSerif(element: Element): boolean {
  return getComputedStyle(element).fontFamily.includes('Uli Serif');
}

/** The height of a block, the line of each of its words and where each text begins. */
export function linesOf(block: HTMLElement): number[] {
  const box = block.getBoundingClientRect();
  const lines = [box.height];
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const words = [...(text.nodeValue ?? '').matchAll(/\S+/g)];
    for (const [at, { index, 0: word }] of words.entries()) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { left, top } = range.getBoundingClientRect();
      lines.push(top - box.top, ...(at === 0 ? [left - box.left] : []));
    }
  }
  return lines;
}

/** Where everything stands that a block could push: its siblings, and those of what it stands in. */
export function placesAround(block: HTMLElement): number[] {
  const { parentElement } = block;
  if (!parentElement) return [];
  const places = [...parentElement.children].flatMap((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return [left, top, height];
  });
  return [...places, ...placesAround(parentElement)];
}
