/** 'ada mcDonald' → 'Ada McDonald': the first letter of each word, and nothing else. */
export function capitaliseWords(words: string): string {
  return words.replace(/(^|\s)(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
