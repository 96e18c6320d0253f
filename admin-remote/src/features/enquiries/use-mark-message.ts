import { useAction } from '@gallery/shared/query/use-action';
import type { InboxMessage } from './message';
import { type MessageKind, markMessage, messageQueries } from './message.queries';

/** `pendingId` is the message being marked. */
export function useMarkMessage(kind: MessageKind) {
  const { isPending, variables, mutate } = useAction({
    mutationFn: ({ _id, done }: InboxMessage) => markMessage(kind, _id, !done),
    invalidates: messageQueries.all,
  });
  return { pendingId: isPending ? variables?._id : undefined, mark: mutate };
}
