export const templatePaths = {
  list: '/letter-template',
  one: (id: string) => `/letter-template/${encodeURIComponent(id)}`,
};

export const maxTemplateName = 60;
export const maxTemplates = 50;

/** The words that a template replaces. */
export const templateWords = ['{name}', '{work}', '{curator}'] as const;

export type TemplateFacts = { name: string; work: string; curator: string };

/** Fills a template in. Unknown words in braces stay, so that the curator sees them. */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  return text
    .replaceAll('{name}', () => facts.name)
    .replaceAll('{work}', () => facts.work || 'your message')
    .replaceAll('{curator}', () => facts.curator);
}
