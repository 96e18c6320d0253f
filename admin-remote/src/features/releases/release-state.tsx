import { candidateState, type ReleaseState as State } from '@gallery/shared/contract/releases/release-state';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import styles from '@gallery/shared/ui/status.module.css';

type ReleaseStateProps = {
  state: State;
  /** The canary's share in percent. */
  share?: number;
};

export function ReleaseState({ state, share }: ReleaseStateProps) {
  const { label, dot, tint } = looks[state];
  return (
    <span className={`${styles.status} ${styles[tint]}`}>
      <OrderDot status={dot} className={styles.dot} />
      {share === undefined ? label : `${label} ${share}%`}
    </span>
  );
}

export function isReleaseState(state: string): state is State {
  return Object.hasOwn(looks, state);
}

const looks = {
  [candidateState]: { label: 'Candidate', dot: 'coming', tint: 'neutral' },
  refused: { label: 'Refused', dot: 'Canceled', tint: 'negative' },
  canary: { label: 'Canary', dot: 'Pending', tint: 'waiting' },
  live: { label: 'Live', dot: 'Paid', tint: 'positive' },
  replaced: { label: 'Replaced', dot: 'Refunded', tint: 'neutral' },
  withdrawn: { label: 'Withdrawn', dot: 'Refunded', tint: 'neutral' },
} as const satisfies Record<State, object>;
