import type { MissingPart } from '@gallery/shared/contract/auction-setup/auction-setup';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import panel from '../../../ui/page/panel.module.css';
import styles from './page.module.css';

type MissingPanelProps = { missing: readonly MissingPart[]; onEditLot: (id: string) => void };

export function MissingPanel({ missing, onEditLot }: MissingPanelProps) {
  const count = missing.length === 1 ? '1 thing' : `${missing.length} things`;
  return (
    <section id="missing" className={`${panel.panel} ${styles.missing}`} aria-labelledby="missing-heading">
      <div className={panel.head}>
        <h2 id="missing-heading" className={panel.heading}>
          {count} before it can be published
        </h2>
      </div>
      <ul className={styles.list}>
        {missing.map((part) => (
          <li key={part.message}>
            <span>{part.message}</span>
            <Remedy part={part} onEditLot={onEditLot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remedy({
  part: { kind, lot },
  onEditLot,
}: { part: MissingPart } & Pick<MissingPanelProps, 'onEditLot'>) {
  if (!lot) return null;
  if (kind === 'condition' || kind === 'availability') {
    return (
      <Link to={editArtworkPath(lot.artwork_id)}>
        {kind === 'condition' ? 'Write the condition' : 'See the work'}
        {` of lot ${lot.number}`}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => onEditLot(lot._id)}>
      Edit lot {lot.number}
    </button>
  );
}
