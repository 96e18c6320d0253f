import type { EditPreview, KeptWork, PlannedChange } from '@gallery/shared/contract/collection/works-edit';
import { countOf } from '@gallery/shared/domain/count-of';
import { Price } from '@gallery/shared/ui/artwork/price';
import { full, half, ring, StatusDot } from '@gallery/shared/ui/status-dot';
import styles from './edit-preview-list.module.css';

type EditPreviewListProps = { preview: EditPreview; selected: number };

export function EditPreviewList({ preview, selected }: EditPreviewListProps) {
  const { changes, stays, before, after, field } = preview;
  const works = countOf(changes.length, 'work');
  const found = changes.length + stays.length;
  const isPrice = field === 'price';
  return (
    <div className={styles.preview}>
      <p role="status">
        <b>{changes.length === 0 ? 'No work changes' : works}</b>
        {before !== null && after !== null && changes.length > 0 && (
          <>
            {' · '}
            <Price amount={before} />
            <Arrow />
            <b>
              <Price amount={after} />
            </b>
          </>
        )}
      </p>
      {found > selected && <p>The selection has {found} works with each number of its editions.</p>}
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the list
        <ul className={styles.changes} tabIndex={0} aria-label="Every change">
          {changes.map((change) => (
            <ChangeItem key={change._id} change={change} isPrice={isPrice} />
          ))}
        </ul>
      )}
      {stays.length > 0 && <Stays works={stays} />}
    </div>
  );
}

function ChangeItem({
  change: { name, artist, from, to },
  isPrice,
}: {
  change: PlannedChange;
  isPrice: boolean;
}) {
  const shown = (value: string) => (isPrice ? <Price amount={Number(value)} /> : value);
  return (
    <li className={styles.change}>
      <span>
        {name}
        <span className={styles.artist}>{artist}</span>
      </span>
      <span className={styles.values}>
        <s>{shown(from)}</s>
        <Arrow />
        <b>{shown(to)}</b>
      </span>
    </li>
  );
}

type StaysProps = { works: readonly KeptWork[]; verb?: string };

export function Stays({ works, verb = 'will not change' }: StaysProps) {
  return (
    <div className={styles.stays}>
      <p>
        <b>
          {works.length} {verb}
        </b>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the list */}
      <ul className={styles.kept} tabIndex={0} aria-label={`${works.length} ${verb}`}>
        {works.map(({ _id, name, reason, availability }) => (
          <li key={_id}>
            {availability === 'available' ? (
              <span />
            ) : (
              <StatusDot
                shape={dots[availability]}
                className={`${styles.dot} ${styles[availability] ?? ''}`}
              />
            )}
            <span>
              {name}: {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 10" role="img" aria-label="becomes">
      <path d="M1 5h13.5M10.5 1.2 14.6 5l-4.1 3.8" />
    </svg>
  );
}

const dots = { sold: full, held: half, in_auction: ring };
