import { useSearchParams } from '@gallery/shared/router';
import type { NotificationFilter } from './notification.queries';
import { isTag } from './notification-category';

export function useNotificationParams() {
  const [params] = useSearchParams();
  const tag = params.get('tag');
  const filter: NotificationFilter = {
    ...(isTag(tag) && { tag }),
    ...(params.get('unread') === 'true' && { unread: 'true' as const }),
  };

  /** `null` removes a parameter. */
  function linkWith(changes: Record<string, string | null>): string {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    return `?${changed}`;
  }

  return { filter, openId: params.get('alert'), addressWith: linkWith };
}
