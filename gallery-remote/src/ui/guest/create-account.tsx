import type { Guest } from '@gallery/shared/contract/guests/guest';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from './code-form';
import styles from './guest.module.css';
import { requestCode } from './guest-calls';
import { PasswordForm } from './password-form';
import { useGuest } from './use-buyer';

type CreateAccountProps = { buyer: Guest; orderId: string };

/** Offers an account to the buyer of an order. Who comes by a link proves the address again. */
export function CreateAccount({ buyer, orderId }: CreateAccountProps) {
  const guest = useGuest();
  const isProven = guest?._id === buyer._id;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasProven = useRef(isProven);
  // The form of the code took the focus along when it left the page.
  useEffect(() => {
    if (isProven && !wasProven.current) heading.current?.focus();
    wasProven.current = isProven;
  }, [isProven]);
  return (
    <section className={styles.account} aria-labelledby="create-account">
      <h2 ref={heading} tabIndex={-1} id="create-account" className={styles.heading}>
        Create an account
      </h2>
      <p className={styles.note}>
        Keep your order, its invoice, and its certificate in one place. Choose a password; we know the rest.
      </p>
      {isProven ? <PasswordForm email={buyer.email} orderId={orderId} /> : <Proof buyer={buyer} />}
    </section>
  );
}

function Proof({ buyer }: { buyer: Guest }) {
  const [request, setRequest] = useState('');
  const first = useAction({
    mutationFn: async () => setRequest((await requestCode(buyer.email)).request),
  });
  if (request) return <CodeForm guest={buyer} request={request} onRequest={setRequest} />;
  return (
    <div>
      <Button kind="secondary" busy={first.isPending} onClick={() => first.mutate()}>
        Create an account
      </Button>
    </div>
  );
}
