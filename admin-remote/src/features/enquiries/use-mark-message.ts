import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import type { InboxMessage } from './message';
import { type MessageKind, markMessage, messageQueries } from './message.queries';

/** Marking a letter as done, or as open again; `marking` is the id of the one under way. */
export function useMarkMessage(kind: MessageKind) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [marking, setMarking] = useState<string>();

  async function mark({ _id, done }: InboxMessage) {
    setMarking(_id);
    try {
      const { message } = await markMessage(kind, _id, !done);
      await queryClient.invalidateQueries({ queryKey: messageQueries.all });
      notify(message, 'success');
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
    setMarking(undefined);
  }

  return { marking, mark };
}
