import { useEffect, useRef } from 'react';
import { Announcer } from '../announcements/announcer';
import { ClosingPanel } from '../ended/closing-panel';
import { EndedPanel } from '../ended/ended-panel';
import { focusState } from '../figures/state-focus';
import type { BidView } from '../lot/bid-view';
import styles from './bid-panel.module.css';
import { OpenPanel } from './open-panel';
import { UpcomingPanel } from './upcoming-panel';

export const panelId = 'bidding';

/** One place and one order in every state: the state in words, price and time, the next step, what it costs in all. */
export function BidPanel({ view }: { view: BidView }) {
  const focus = useStateFocus(view.phase);
  return (
    <section id={panelId} className={styles.panel} aria-label="Bidding" {...focus}>
      <PanelOf view={view} />
      <Announcer view={view} />
    </section>
  );
}

function PanelOf({ view }: { view: BidView }) {
  if (view.phase === 'upcoming') return <UpcomingPanel view={view} />;
  if (view.phase === 'open') return <OpenPanel view={view} />;
  if (view.phase === 'closing') return <ClosingPanel view={view} />;
  return <EndedPanel view={view} />;
}

/** When the field goes at the end, the focus that stood in the panel moves to the state. */
function useStateFocus(phase: BidView['phase']) {
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the phase removes what had the focus
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isInside.current && isLost) focusState();
  }, [phase]);
  return {
    onFocus() {
      isInside.current = true;
    },
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      isInside.current = relatedTarget === null;
    },
  };
}
