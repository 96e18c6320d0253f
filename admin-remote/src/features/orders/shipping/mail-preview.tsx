import type { ShippingPreviewAnswer } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { useFormState } from '@gallery/shared/forms';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { previewShipping } from '../order.queries';
import styles from './mail-preview.module.css';

/** Shows the mail that the form around it sends. A change of the form hides it. */
export function MailPreview({ id }: { id: string }) {
  const { values } = useFormState();
  const written = JSON.stringify(values);
  const [shown, setShown] = useState<{ of: string; mail: ShippingPreviewAnswer } | null>(null);
  const preview = useAction({
    mutationFn: () => previewShipping(id, values),
    done: (mail) => setShown({ of: written, mail }),
  });
  const mail = shown?.of === written ? shown.mail : null;
  return (
    <div className={styles.preview}>
      <Button kind="secondary" busy={preview.isPending} onClick={() => preview.mutate()}>
        Preview the mail
      </Button>
      <div aria-live="polite">
        {mail && (
          <section className={styles.mail} aria-label="Mail to the buyer">
            <p className={styles.hint}>To {mail.to}</p>
            <p className={styles.subject}>{mail.subject}</p>
            <p className={styles.text}>{mail.text}</p>
          </section>
        )}
      </div>
    </div>
  );
}
