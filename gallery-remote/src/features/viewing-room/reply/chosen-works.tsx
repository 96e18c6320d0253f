import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useId } from 'react';
import styles from './room-reply.module.css';

type ChosenWorksProps = {
  works: readonly ListedArtwork[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

export function ChosenWorks({ works, chosen, onChoose }: ChosenWorksProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.legend}>
        About
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and label */}
      <div role="group" aria-labelledby={id} className={styles.chips}>
        {works.map(({ _id, name_of_artwork: name }) => (
          <button
            key={_id}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(_id)}
            onClick={() => onChoose(toggled(chosen, _id))}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
