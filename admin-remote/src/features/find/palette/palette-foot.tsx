import { useSlashKey } from '../slash-key';
import styles from './palette-foot.module.css';

const keys: [keys: string[], effect: string][] = [
  [['Up', 'Down'], 'move'],
  [['Tab'], 'next group'],
  [['Enter'], 'open'],
  [['Ctrl', 'Enter'], 'new tab'],
];

const examples: [typed: string, finds: string][] = [
  ['1042', 'an order'],
  ['0803…', 'a phone number'],
  ['#3,200,000', 'an amount'],
  ['UG-2026', 'a certificate'],
  ['Okafor', 'a name'],
];

/** `hasExamples` before the first letter. */
export function PaletteFoot({ hasExamples }: { hasExamples: boolean }) {
  const [opensOnSlash, setOpensOnSlash] = useSlashKey();
  return (
    <>
      {hasExamples && (
        <p className={styles.examples}>
          {examples.map(([typed, finds]) => (
            <span key={typed}>
              <b>{typed}</b> {finds}
            </span>
          ))}
        </p>
      )}
      <div className={styles.foot}>
        {keys.map(([names, effect]) => (
          <span key={effect}>
            {names.map((name) => (
              <kbd key={name} className={styles.key}>
                {name}
              </kbd>
            ))}
            {effect}
          </span>
        ))}
        <label className={styles.slash}>
          <input
            type="checkbox"
            checked={opensOnSlash}
            onChange={(event) => setOpensOnSlash(event.target.checked)}
          />
          <kbd className={styles.key}>/</kbd> opens this
        </label>
      </div>
    </>
  );
}
