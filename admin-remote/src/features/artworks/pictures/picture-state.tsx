import type { PictureState as State } from '@gallery/shared/contract/catalogue/artwork';
import { Button } from '@gallery/shared/ui/controls/button';
import styles from './picture-state.module.css';
import { useRemakePicture } from './use-remake-picture';

export function PictureState({ id, state }: { id: string; state: State }) {
  const remake = useRemakePicture(id);
  return (
    <div className={styles.state}>
      <p role="status" className={styles[state]}>
        {messages[state]}
      </p>
      {state === 'failed' && (
        <Button kind="secondary" busy={remake.isPending} onClick={() => remake.mutate()}>
          Try again
        </Button>
      )}
    </div>
  );
}

const messages: Record<State, string> = {
  making: 'The picture is being prepared for phones. Until then the original is shown.',
  made: '',
  failed: 'The picture could not be prepared for phones. The original is shown.',
};
