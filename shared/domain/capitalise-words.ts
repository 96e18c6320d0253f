/** Turns 'ada mcDonald' into 'Ada McDonald'. */
export function capitaliseWords(text: string): string {
  return text.replace(/(^|\s)(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
