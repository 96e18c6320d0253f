/** Words of the staff for a work. The public never sees them. */
export const tagLimits = { tags: 12, characters: 40 };

/** Reads tags between commas, semicolons, or line breaks. Drops empty ones and repetitions in other capitals. */
export function tagsIn(text: string): string[] {
  const tags = text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .split(/[,;\r\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter((tag) => /[^\p{Cf}\s]/u.test(tag));
  return tags.filter((tag, place) => tags.findIndex((other) => isSameTag(other, tag)) === place);
}

/** Returns tags as a form and a file show them. `tagsIn` reads the text again. */
export function tagsText(tags: readonly string[]): string {
  return tags.join(', ');
}

/** Tells whether two tags differ by capitals at most. */
export function isSameTag(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Returns why a work cannot have these tags, or `undefined`. */
export function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > tagLimits.tags) return `A work has at most ${tagLimits.tags} tags`;
  if (tags.some((tag) => tag.length > tagLimits.characters))
    return `A tag has at most ${tagLimits.characters} characters`;
  return tags.some((tag) => /\p{Cc}/u.test(tag)) ? 'A tag has no control characters' : undefined;
}

/** Both forms of a letter in capitals and both of its small ones become one: 'ß' and 'SS', 'ς' and 'σ'. */
function folded(tag: string): string {
  return tag.toUpperCase().toLowerCase();
}
