import type { ChangeEvent, FocusEventHandler } from 'react';
import styles from './files.module.css';

type FileButtonProps = {
  label: string;
  accept: string;
  multiple?: boolean;
  id?: string;
  invalid: boolean;
  describedBy: string;
  onFiles: (files: File[]) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
};

export function FileButton({ label, invalid, describedBy, onFiles, ...input }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = ''; // choosing the same file again must also fire a change
    if (files.length > 0) onFiles(files);
  }

  return (
    <label className={`${styles.choose} ${invalid ? styles.invalid : ''}`}>
      <input
        {...input}
        className={styles.file}
        type="file"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={choose}
      />
      {label}
    </label>
  );
}
