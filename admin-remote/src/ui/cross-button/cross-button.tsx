import styles from './cross-button.module.css';

type CrossButtonProps = { label: string; onClick: () => void; className?: string };

export function CrossButton({ label, onClick, className = '' }: CrossButtonProps) {
  return (
    <button type="button" className={`${styles.cross} ${className}`} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d="m4.5 4.5 9 9m0-9-9 9" />
      </svg>
    </button>
  );
}
