import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import type { BidView } from '../lot/bid-view';
import { type Announcement, announcementOf, heardOf } from './announcement-of';

const pauseMs = 5_000;

/** The one place that speaks: politely, and not more often than somebody can listen. */
export function Announcer({ view }: { view: BidView }) {
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
