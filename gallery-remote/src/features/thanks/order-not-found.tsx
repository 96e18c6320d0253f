import { ordersPath } from '@gallery/shared/paths/customer-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';

export function OrderNotFound() {
  return (
    <MessagePage title="Order not found" message="This order is not among yours.">
      <ButtonLink to={ordersPath}>See your orders</ButtonLink>
    </MessagePage>
  );
}
