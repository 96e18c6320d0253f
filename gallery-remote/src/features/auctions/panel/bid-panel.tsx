import { formatTime, secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { type Announcement, announcementOf, heardOf } from '../announcements/announcement-of';
import { LastMinutes } from '../clock/last-minutes';
import { Passed } from '../ended/passed';
import { Sold } from '../ended/sold';
import { SoldToYou } from '../ended/sold-to-you';
import { CurrentPrice } from '../figures/figure';
import { focusState, StateBox } from '../figures/state-box';
import { type BidView, isLeading } from '../lot/bid-view';
import styles from './bid-panel.module.css';
import { OpenPanel } from './open-panel';
import { UpcomingPanel } from './upcoming-panel';

const pauseMs = 5_000;

/** The page's only live region. It is polite, and speaks no more often than a user can listen. */
function Announcer({ view }: { view: BidView }) {
  const { text, announce } = useAnnouncement();
  const heard = heardOf(view);
  const last = useRef(heard);
  useEffect(() => {
    const announcement = announcementOf(last.current, heard);
    last.current = heard;
    if (announcement) announce(announcement);
  });
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}

function useAnnouncement() {
  const [text, setText] = useState('');
  const state = useRef({ saidAt: Number.NEGATIVE_INFINITY, timer: 0 });
  useEffect(() => () => clearTimeout(state.current.timer), []);

  return {
    text,
    announce({ text: news, isUrgent }: Announcement) {
      const { current } = state;
      clearTimeout(current.timer);
      const wait = isUrgent ? 0 : Math.max(0, current.saidAt + pauseMs - performance.now());
      if (wait === 0) say();
      else current.timer = window.setTimeout(say, wait);

      function say() {
        current.saidAt = performance.now();
        setText(news);
      }
    },
  };
}

export const panelId = 'bidding';

/** Keeps one place and order in every state: the state in words, price and time, the next step, the total cost. */
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

/** When the field disappears at the end, the focus moves from the panel to the state. */
function useStateFocus(phase: BidView['phase']) {
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the phase removes the focused element
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

/** From zero until the server has decided, the panel shows no field and no button. */
function ClosingPanel({ view }: { view: BidView }) {
  const { lot } = view.answer;
  return (
    <>
      <LastMinutes
        now={view.now}
        until={view.now}
        sub={`Ended at ${secondsClockOf(lot.closes_at)} Lagos time`}
      />
      <StateBox isMain dot="coil" kind="end" title="Closing…">
        Time is up. We are counting the bids that arrived in time and can take no more.
      </StateBox>
      <CurrentPrice lot={lot} label="Last bid" />
    </>
  );
}

function EndedPanel({ view }: { view: BidView }) {
  const { phase, own } = view;
  if (phase === 'withdrawn') return <Withdrawn view={view} />;
  if (phase === 'passed') return <Passed view={view} />;
  return own && isLeading(view) ? <SoldToYou view={view} own={own} /> : <Sold view={view} />;
}

function Withdrawn({ view: { answer } }: { view: BidView }) {
  const { ended_at } = answer.lot;
  return (
    <>
      <StateBox isMain dot="struck" kind="end" title="Withdrawn">
        The gallery withdrew this lot
        {ended_at && ` on ${formatDate(ended_at)} at ${formatTime(ended_at)}`}. All bids on it are void and
        nobody owes anything.
      </StateBox>
      <ButtonLink kind="secondary" to={auctionsPath}>
        See other lots
      </ButtonLink>
    </>
  );
}
