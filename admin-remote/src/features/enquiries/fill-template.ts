type TemplateFacts = { name: string; work: string; curator: string };

/** Replaces the words in braces. Unknown ones stay, so that the curator sees them. */
export function fillTemplate(text: string, { name, work, curator }: TemplateFacts): string {
  return text
    .replaceAll('{name}', () => name)
    .replaceAll('{work}', () => work || 'your message')
    .replaceAll('{curator}', () => curator);
}
