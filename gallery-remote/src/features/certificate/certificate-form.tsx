import { maxCertificateNumber } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { certificateSearchPath } from '@gallery/shared/paths/gallery-paths';
import { Button } from '@gallery/shared/ui/controls/button';
import { useId } from 'react';
import styles from './certificate-search.module.css';

type CertificateFormProps = { label: string; typed?: string };

const example = 'UG-2026-0142';

/** A plain GET form, so that it works without scripts too. */
export function CertificateForm({ label, typed = '' }: CertificateFormProps) {
  const [field, help] = [useId(), useId()];
  const wrong = typed !== '';
  return (
    <form className={styles.form} action={certificateSearchPath} method="get" autoComplete="off">
      <label htmlFor={field}>{label}</label>
      <span className={styles.row}>
        <input
          id={field}
          className={styles.field}
          name="number"
          defaultValue={typed}
          maxLength={maxCertificateNumber}
          required
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong || undefined}
          aria-describedby={help}
        />
        <Button type="submit" kind="secondary">
          Check
        </Button>
      </span>
      <span id={help} className={wrong ? styles.wrong : styles.help}>
        {wrong && 'This is not a certificate number. '}
        The number is at the top right of the certificate, such as{' '}
        <span className={styles.example}>{example}</span>.
      </span>
    </form>
  );
}
