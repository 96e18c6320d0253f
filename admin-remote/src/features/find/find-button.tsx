import styles from './find-button.module.css';

/** `onPhone` is the button in the bar of narrow screens. */
export function FindButton({ onPhone = false, onOpen }: { onPhone?: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={onPhone ? styles.icon : styles.button}
      aria-label={onPhone ? 'Find anything' : undefined}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="8" cy="8" r="5" />
        <path d="m12 12 3.6 3.6" />
      </svg>
      {!onPhone && (
        <>
          Find anything
          <span className={styles.key} aria-hidden="true">
            Ctrl K
          </span>
        </>
      )}
    </button>
  );
}
