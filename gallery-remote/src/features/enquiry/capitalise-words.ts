/** 'ada mcDonald' becomes 'Ada McDonald'. */
export function capitaliseWords(words: string): string {
  return words.replace(/(^|\s)(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
