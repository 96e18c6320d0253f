import { sentParameter } from '@gallery/shared/contract/fields/answer';
import { useSearchParams } from '@gallery/shared/router';
import styles from './sent-notice.module.css';

/** Replaces the toast of pages with scripts. */
export function SentNotice({ of: sent, children }: { of: string; children: string }) {
  if (!useSentForm(sent)) return null;
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}

/** Returns what the visitor sent without scripts, if it is one of the expected forms. */
export function useSentForm<Sent extends string>(...expected: Sent[]): Sent | undefined {
  const [query] = useSearchParams();
  return expected.find((sent) => sent === query.get(sentParameter));
}
