import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { DeliverTo } from '@gallery/shared/contract/orders/delivery-address';
import { useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { useEffect, useState } from 'react';
import { firstValues } from '../delivery/checkout-values';
import { readDraft, saveDraft } from '../delivery/draft';
import { lastAddress } from '../delivery/last-address.queries';
import { HoldStatus } from '../parts/hold-status';
import { useCheckout } from '../payment/use-checkout';
import { CheckoutForm } from './checkout-form';
import styles from './checkout-page.module.css';
import { NextSteps } from './next-steps';
import { NotForSale, useNotForSale } from './not-for-sale';

type CheckoutTillProps = { work: ListedArtwork; user: User };

export function CheckoutTill(props: CheckoutTillProps) {
  const last = useQuery(lastAddress(props.user._id));
  if (last.isPending) return <LoadingArea className={styles.loading} />;
  return <Till {...props} last={last.data ?? null} />;
}

function Till({ work, user, last }: CheckoutTillProps & { last: DeliverTo | null }) {
  const [values, setValues] = useState(() => firstValues(user, last, readDraft(user._id, work._id)));
  useEffect(() => saveDraft(user._id, work._id, values), [user._id, work._id, values]);
  const checkout = useCheckout(work);
  const reason = useNotForSale(work, checkout.own);
  return (
    <>
      <NextSteps collects={values.to === 'collect'} />
      <div className={styles.form}>
        <div>
          <h1 className={styles.title}>Complete your purchase</h1>
          {!reason && <HoldStatus work={work} {...checkout} />}
        </div>
        {reason ? (
          <NotForSale work={work} reason={reason} />
        ) : (
          <CheckoutForm
            work={work}
            user={user}
            last={last}
            values={values}
            onValues={setValues}
            checkout={checkout}
          />
        )}
      </div>
    </>
  );
}
