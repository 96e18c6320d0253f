import type { ChangeEvent, ReactNode } from 'react';
import { LineIcon } from '../../../ui/artwork-page/line-icon';
import styles from './own-wall.module.css';

type ChoosePhotoProps = { onPhoto: (photo: File) => void; children: ReactNode };

export function ChoosePhoto({ onPhoto, children }: ChoosePhotoProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onPhoto(file);
    target.value = ''; // choosing the same file again must also fire a change
  }

  return (
    <label className={styles.choose}>
      <input className={styles.file} type="file" accept="image/*" onChange={choose} />
      <LineIcon path="M2.5 3.5h13v11h-13zM3 13l4-4.5 3 3 2-2 3 3" />
      {children}
    </label>
  );
}
