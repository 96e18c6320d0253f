import { useId } from 'react';
import view from '../room-view.module.css';
import styles from './wall-settings.module.css';

type SliderProps = {
  label: string;
  hint?: string;
  /** In centimeters. */
  limits: { least: number; most: number; step: number };
  value: number;
  onChange: (value: number) => void;
};

export function Slider({ label, hint, limits, value, onChange }: SliderProps) {
  const id = useId();
  const text = `${Math.round(value)} cm`;
  return (
    <div className={styles.slider}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <span aria-hidden="true">{text}</span>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={limits.least}
        max={limits.most}
        step={limits.step}
        value={Math.round(value)}
        aria-valuetext={text}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      {hint && (
        <p id={`${id}-hint`} className={`${view.hint} ${styles.wide}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
