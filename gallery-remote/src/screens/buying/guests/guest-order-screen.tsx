import { ApiError } from '@gallery/shared/http';
import { loginPath, ordersPath } from '@gallery/shared/paths/account-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { GuestOrder } from '../../../features/guest-order/guest-order';
import { guestOrderQueries } from '../../../features/guest-order/guest-order.queries';
import { useLinkedOrder } from '../../../features/guest-order/use-linked-order';
import styles from '../thanks-screen.module.css';

export function GuestOrderScreen() {
  const id = useLinkedOrder();
  return (
    <div className="page">
      <PageMeta title="Your order" description="Your order, its papers, and its delivery." noindex />
      <meta name="referrer" content="no-referrer" />
      {id === null && <LoadingArea className={styles.loading} />}
      {id === '' && <NotFound />}
      {id && <Found id={id} />}
    </div>
  );
}

function Found({ id }: { id: string }) {
  const answer = useQuery(guestOrderQueries.one(id));
  const { error } = answer;
  if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return <NotFound />;
  return (
    <Loaded of={answer} skeleton={<LoadingArea className={styles.loading} />} wholePage>
      {({ order, guest }) => <GuestOrder order={order} guest={guest} />}
    </Loaded>
  );
}

function NotFound() {
  return (
    <MessagePage
      title="Order not found"
      message="Open the link in our latest email about the order. If you have an account with that address, log in. If the order is not among yours, write to us."
    >
      <ButtonLink to={loginPath} state={{ previous: ordersPath }}>
        Log in
      </ButtonLink>
    </MessagePage>
  );
}
