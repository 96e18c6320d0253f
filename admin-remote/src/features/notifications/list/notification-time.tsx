import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { useEffect, useState } from 'react';
import { formatRelativeTime } from './relative-time';

export function NotificationTime({ notification: { at } }: { notification: Notification }) {
  return <time dateTime={at}>{formatRelativeTime(at, useNow())}</time>;
}

/** Returns milliseconds, and updates them every 30 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const refreshMs = 30_000;
