import { useHydrated } from '@gallery/shared/browser/first-view';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { Navigate, useLocation, useParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import type { ComponentProps } from 'react';
import { useArtwork } from '../../features/artworks/use-artwork';
import { OrderOutcome } from '../../features/thanks/order-outcome';
import { OwnOrder } from '../../features/thanks/own-order';
import { PaymentReceived } from '../../features/thanks/payment-received';
import { useBuyer } from '../../ui/guest/use-buyer';
import styles from './thanks-screen.module.css';

export function ThanksScreen() {
  const { id = '' } = useParams();
  const { status, user } = useBuyer();
  const { pathname, state } = useLocation();
  const hydrated = useHydrated();
  // The history state survives a reload, but the edge does not know it.
  const paidNow = hydrated && Boolean((state as { paid?: boolean } | null)?.paid);
  const skeleton = paidNow ? <PaymentReceived id={id} /> : <ThanksSkeleton />;
  return (
    <div className="page">
      <PageMeta title="Thank you" description="Your order and its receipt." noindex />
      {status === 'known' && !user && <Navigate to={loginPath} replace state={{ previous: pathname }} />}
      {user ? (
        <OwnOrder id={id} skeleton={skeleton}>
          {(order) => <Outcome order={order} user={user} paidNow={paidNow} skeleton={skeleton} />}
        </OwnOrder>
      ) : (
        skeleton
      )}
    </div>
  );
}

function Outcome(props: Omit<ComponentProps<typeof OrderOutcome>, 'work'>) {
  return <OrderOutcome {...props} work={useArtwork(props.order.artwork_id._id)} />;
}

function ThanksSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
