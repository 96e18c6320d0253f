import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './find-palette.module.css';
import { kindLabels } from './options';
import type { useOptions } from './use-options';

const everything = Object.values(kindLabels).join(', ').toLowerCase();

/** Says what the search does, also to people who do not see the results. */
export function PaletteState({ of }: { of: ReturnType<typeof useOptions> }) {
  const { q, groups, isEmpty, isSettled, hasFailed } = of;
  if (hasFailed)
    return (
      <div role="alert" className={styles.message}>
        <p className={styles.lead}>The search failed.</p>
        <p>Check your connection, and type again.</p>
      </div>
    );
  const found = isEmpty ? 0 : groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      {isEmpty && (
        <div className={styles.message}>
          <p className={styles.lead}>No results for ‘{q}’.</p>
          <p>We searched {everything}: names, titles, numbers, amounts, phone numbers, and references.</p>
          <p>Accents and dots do not matter.</p>
        </div>
      )}
      {!isSettled && groups.length === 0 && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      <span role="status">
        <VisuallyHidden>{q === '' || !isSettled ? '' : resultsText(found)}</VisuallyHidden>
      </span>
    </>
  );
}

function resultsText(found: number): string {
  if (found === 0) return 'No results';
  return found === 1 ? '1 result' : `${found} results`;
}
