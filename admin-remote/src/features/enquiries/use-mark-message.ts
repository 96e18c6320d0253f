import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import type { Letter } from './message';
import { type LetterKind, letterQueries, markLetter } from './message.queries';

/** Marking a letter as done, or as open again; `marking` is the id of the one under way. */
export function useMarkLetter(kind: LetterKind) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [marking, setMarking] = useState<string>();

  async function mark({ _id, done }: Letter) {
    setMarking(_id);
    try {
      const { message } = await markLetter(kind, _id, !done);
      await queryClient.invalidateQueries({ queryKey: letterQueries.all });
      notify(message, 'success');
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
    setMarking(undefined);
  }

  return { marking, mark };
}
