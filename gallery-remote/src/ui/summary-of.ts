const maxLength = 200;

/** Returns the first whole sentences of a text, for search engines and shared links. A long first sentence ends after a word. */
export function summaryOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= maxLength) return flat;
  const sentences = flat.slice(0, maxLength + 1).match(/^.*[.!?…][”’"')]?(?=\s)/)?.[0];
  if (sentences) return sentences;
  return `${flat.slice(0, maxLength - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
