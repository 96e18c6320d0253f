import { TextField, useFieldValue } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useState } from 'react';
import styles from './portrait-fields.module.css';

export function PortraitFields({ field }: { field: ReactNode }) {
  return (
    <div className={styles.portrait}>
      {field}
      <RemovePortrait />
      <TextField
        name="portrait_alt"
        label="Description of the portrait"
        hint="For visitors who cannot see it: who stands where, and doing what. The artist’s page shows a work instead of a missing portrait."
        wide
      />
    </div>
  );
}

/** Keeps its place after the removal, so that the focus stays and the curator can change their mind. */
function RemovePortrait() {
  const { value, set } = useFieldValue('img_url');
  const [removed, setRemoved] = useState('');
  const url = String(value ?? '');
  if (url === '' && removed === '') return null;

  function toggle() {
    setRemoved(url);
    set(url === '' ? removed : '');
  }

  return (
    <div>
      <Button kind="secondary" onClick={toggle}>
        {url === '' ? 'Put the portrait back' : 'Remove the portrait'}
      </Button>
    </div>
  );
}
