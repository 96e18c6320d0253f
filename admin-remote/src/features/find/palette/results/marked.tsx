import { Fragment } from 'react';

/** Marks the typed words, also where the text has accents. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return partsOf(text, wordsOf(typed)).map(({ part, isMarked, at }) =>
    isMarked ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}

function wordsOf(typed: string): string[] {
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

type Part = { part: string; isMarked: boolean; at: number };

function partsOf(text: string, words: string[]): Part[] {
  const letters = text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];
  const isMarked = markedLetters(letters, words);
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[at]) last.part += letter;
    else parts.push({ part: letter, isMarked: isMarked[at] ?? false, at });
  });
  return parts;
}

function markedLetters(letters: string[], words: string[]): boolean[] {
  const marked = letters.map(() => false);
  // A letter such as 'ﬁ' would become two, and then no index would fit.
  const line = letters.map((letter) => plain(letter).slice(0, 1) || ' ').join('');
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  }
  return marked;
}
