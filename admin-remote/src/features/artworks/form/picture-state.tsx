import { artworkPaths, type PictureState as State } from '@gallery/shared/contract/catalogue/artwork';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { adminArtworkQueries } from '../artwork.queries';
import styles from './picture-state.module.css';

/** How far the smaller pictures of a work are; after a failure they can be made again. */
export function PictureState({ id, state }: { id: string; state: State }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function remake() {
    setBusy(true);
    try {
      await sendJson('POST', artworkPaths.remake(id), {});
      await queryClient.invalidateQueries({ queryKey: adminArtworkQueries.record(id).queryKey });
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
    setBusy(false);
  }

  return (
    <div className={styles.state}>
      <p role="status" className={styles[state]}>
        {messages[state]}
      </p>
      {state === 'failed' && (
        <Button kind="secondary" busy={busy} onClick={() => void remake()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** A picture that is ready needs no words. */
const messages: Record<State, string> = {
  making: 'The picture is being prepared for phones. Until then the original is shown.',
  made: '',
  failed: 'The picture could not be prepared for phones. The original is shown.',
};
