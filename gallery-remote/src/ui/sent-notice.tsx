import { sentParameter } from '@gallery/shared/contract/forms/sent-form';
import { useSearchParams } from '@gallery/shared/router';
import styles from './sent-notice.module.css';

/** What a toast says where scripts run. */
export function SentNotice({ of: sent, children }: { of: string; children: string }) {
  if (!useSentForm(sent)) return null;
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}

/** What was sent without scripts, where the page follows it. */
export function useSentForm<Sent extends string>(...expected: Sent[]): Sent | undefined {
  const [query] = useSearchParams();
  return expected.find((sent) => sent === query.get(sentParameter));
}
