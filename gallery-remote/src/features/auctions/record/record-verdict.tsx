import type { Verdict } from '@gallery/shared/auction/verification/verify-record';
import { Drawing } from '@gallery/shared/brand/icons/drawing';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import styles from './record-verdict.module.css';

export function RecordVerdict({ verdict }: { verdict: Verdict | null }) {
  if (!verdict)
    return (
      <Panel kind="waiting" icon={<Drawing motif="coil" className={styles.coil} />} title="Reckoning…">
        <li>Your browser goes through the record, step by step.</li>
      </Panel>
    );
  if (verdict.whole)
    return (
      <Panel kind="whole" icon={<StatusDot shape={tick} />} title="The record is intact">
        <WholeChain verdict={verdict} />
      </Panel>
    );
  return (
    <Panel kind="broken" icon={<StatusDot shape={struck} />} title={brokenTitle(verdict)}>
      <li>
        {verdict.problem} {verdict.brokenAt !== null && trustText(verdict.brokenAt)}
      </li>
      <li>{verdict.checked ? <WriteToUs /> : 'Download the record and check it with the command below.'}</li>
    </Panel>
  );
}

type PanelProps = {
  kind: 'waiting' | 'whole' | 'broken';
  icon: ReactNode;
  title: string;
  children: ReactNode;
};

function Panel({ kind, icon, title, children }: PanelProps) {
  return (
    <section className={`${styles.verdict} ${styles[kind]}`} role={kind === 'broken' ? 'alert' : 'status'}>
      <h2 className={styles.title}>
        {icon}
        <span>{title}</span>
      </h2>
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

function WriteToUs() {
  return (
    <>
      Keep your receipt and{' '}
      <Link className={`link ${styles.link}`} to={contactPath}>
        write to us
      </Link>
      . It proves your bid.
    </>
  );
}

function brokenTitle({ brokenAt, checked }: Verdict): string {
  if (!checked) return 'The record is not checked';
  return brokenAt === null ? 'The record is not whole' : `The record breaks at step ${brokenAt}`;
}

function trustText(brokenAt: number): string {
  if (brokenAt === 1) return 'Nothing after it can be trusted.';
  if (brokenAt === 2) return 'Step 1 is intact; nothing after it can be trusted.';
  return `Steps 1 to ${brokenAt - 1} are intact; nothing after them can be trusted.`;
}

function WholeChain({ verdict: { steps, signature, record } }: { verdict: Verdict }) {
  const signedAt = record?.checkpoint.at ?? '';
  return (
    <>
      <li>
        {steps.length} of {steps.length} steps follow on from the step before. Nothing has been changed,
        removed or inserted.
      </li>
      <li>
        The price after each bid follows the rules: <Result steps={steps} />.
      </li>
      <li>
        {signature === 'fits'
          ? `The gallery’s signature of ${formatDate(signedAt)}, ${secondsClockOf(signedAt)} matches the last step.`
          : 'This browser cannot check the gallery’s signature; the command below can.'}
      </li>
    </>
  );
}

function Result({ steps }: Pick<Verdict, 'steps'>) {
  const end = steps.at(-1);
  const price = end?.after?.price ?? 0;
  const fields = end?.entry.fields;
  if (end?.entry.kind === 'withdrawn') return 'withdrawn by the gallery';
  if (price === 0) return 'passed without a bid';
  return (
    <>
      <Price amount={price} />, {fields?.result === 'sold' ? `sold to Bidder ${fields.bidder}` : 'passed'}
    </>
  );
}
