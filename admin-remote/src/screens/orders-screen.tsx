import { Link, useSearchParams } from '@gallery/shared/router';
import { OfficePage } from '../features/office/office-page';
import { OrderTools } from '../features/orders/order-tools';
import { OrderView } from '../features/orders/order-view';
import { OrdersList } from '../features/orders/orders-list';

/** The list, or the one order that the address names; the way back keeps search, filters and page. */
export function OrdersScreen() {
  const [params] = useSearchParams();
  const opened = params.get('order');
  if (opened === null) {
    return (
      <OfficePage title="All Orders">
        <OrderTools />
        <OrdersList />
      </OfficePage>
    );
  }
  const list = new URLSearchParams(params);
  list.delete('order');
  return (
    <OfficePage
      title="Order"
      tools={
        <Link className="link" to={`?${list}`}>
          Back to all orders
        </Link>
      }
    >
      <OrderView id={opened} />
    </OfficePage>
  );
}
