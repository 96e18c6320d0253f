import { useSlashKey } from '../slash-key';
import styles from './palette-foot.module.css';

const keys: [keys: string[], effect: string][] = [
  [['Up', 'Down'], 'move'],
  [['Tab'], 'next group'],
  [['Enter'], 'open'],
  [['Ctrl', 'Enter'], 'new tab'],
];

export function PaletteFoot() {
  const [opensOnSlash, setOpensOnSlash] = useSlashKey();
  return (
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
  );
}
