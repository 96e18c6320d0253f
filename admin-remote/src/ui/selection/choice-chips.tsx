import styles from './choice-chips.module.css';

type ChoiceChipsProps<Value extends string> = {
  label: string;
  hidesLabel?: boolean;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, hidesLabel = false, choices, value: chosen, onChoose } = props;
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {!hidesLabel && <legend className={styles.legend}>{label}</legend>}
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
