import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { FoundKind } from '@gallery/shared/contract/find/find';
import type { FoundOne, PaletteOption } from '../options';
import { FoundState } from './found-state';
import { Marked } from './marked';
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
