import { type ReactNode, useId } from 'react';
import styles from './wall-settings.module.css';

type ChoicesProps = { label: string; className?: string; children: ReactNode };

export function Choices({ label, className = styles.row, children }: ChoicesProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <span id={id} className={styles.legend}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and label */}
      <div role="group" aria-labelledby={id} className={className}>
        {children}
      </div>
    </div>
  );
}

type ChoiceProps = { pressed: boolean; onPress: () => void; drawn?: boolean; children: ReactNode };

export function Choice({ pressed, onPress, drawn = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={drawn ? styles.room : styles.chip}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
