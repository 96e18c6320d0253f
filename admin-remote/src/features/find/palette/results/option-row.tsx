import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { FoundKind } from '@gallery/shared/contract/find/find';
import { Fragment } from 'react';
import type { FoundOne, PaletteOption } from '../options';
import { FoundState } from './found-state';
import styles from './option-row.module.css';

export function OptionRow({ option: { title, found }, typed }: { option: PaletteOption; typed: string }) {
  if (!found) return <span className={styles.action}>{title}</span>;
  return (
    <span className={styles.row}>
      <Glyph of={found} />
      <span className={styles.text}>
        <span className={found.kind === 'works' ? styles.work : undefined}>
          <Marked text={title} typed={typed} />
        </span>
        <span className={styles.note}>
          <Marked text={found.note} typed={typed} />
        </span>
      </span>
      <span className={styles.right}>
        <FoundState of={found} />
      </span>
    </span>
  );
}

function Glyph({ of: { kind, title, number, picture } }: { of: FoundOne }) {
  const [smallest] = picture?.widths ?? [];
  if (picture && smallest)
    return (
      <span className={styles.glyph}>
        <img
          src={pictureUrl(picture, smallest, 'webp')}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      </span>
    );
  const text = kind === 'people' || kind === 'artists' ? initialsOf(title) : (number ?? '');
  return (
    <span className={styles.glyph} aria-hidden="true">
      {text === '' ? <Drawing of={drawings[kind]} /> : text}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  const first = words[0]?.[0] ?? '';
  return words.length > 1 ? first + (words.at(-1)?.[0] ?? '') : first;
}

function Drawing({ of }: { of: string }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}

const envelope = 'M2.5 4.5h13v9h-13zM2.5 5l6.5 5 6.5-5';
const frame = 'M2.5 3.5h13v11h-13zM5.5 6.5h7v5h-7z';
const calendar = 'M3 4.5h12v10H3zM3 7.5h12M6 2.5v3M12 2.5v3';

/** Without a picture or a number. */
const drawings: Record<FoundKind, string> = {
  people: envelope,
  orders: frame,
  works: frame,
  artists: frame,
  enquiries: envelope,
  messages: envelope,
  lots: frame,
  events: calendar,
  payments: envelope,
  certificates: frame,
};

/** Marks the typed words, also where the text has accents. */
function Marked({ text, typed }: { text: string; typed: string }) {
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
