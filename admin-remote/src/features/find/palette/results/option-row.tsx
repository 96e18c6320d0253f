import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
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
      {text === '' ? <Envelope /> : text}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  const first = words[0]?.[0] ?? '';
  return words.length > 1 ? first + (words.at(-1)?.[0] ?? '') : first;
}

function Envelope() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2.5 4.5h13v9h-13zM2.5 5l6.5 5 6.5-5" />
    </svg>
  );
}
