import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import styles from './save-button.module.css';
import { useSaved } from './use-saved';

type SaveButtonProps = { work: ListedArtwork; className?: string; labelled?: boolean };

export function SaveButton({ work, className = '', labelled = false }: SaveButtonProps) {
  const { isSaved, toggle } = useSaved(work._id);
  return (
    <button
      type="button"
      className={`${styles.save} ${labelled ? styles.labelled : ''} ${className}`}
      aria-pressed={isSaved}
      aria-label={`Save ${work.name_of_artwork}`}
      onClick={toggle}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d="M4.5 2.5h9v13L9 11.8l-4.5 3.7z" />
      </svg>
      {labelled && 'Save'}
    </button>
  );
}
