import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { OrderActions } from '../actions/order-actions';
import { OrderWaiting } from '../list/order-waiting';
import { orderQueries } from '../order.queries';
import { OrderFrom } from './order-from';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';

/** An order as an alert shows it: who bought what, and the next step. */
export function OrderSummary({ id, time }: { id: string; time: ReactNode }) {
  const record = useQuery(orderQueries.record(id));
  return (
    <Loaded of={record} skeleton={<OrderWaiting />}>
      {({ order }) => (
        <>
          <OrderHead order={order} time={time} />
          <OrderFrom order={order} />
          <OrderLines order={order} />
          <OrderActions order={order}>
            <ButtonLink kind="secondary" to={`/admin/all-orders?order=${id}`}>
              Open order
            </ButtonLink>
          </OrderActions>
        </>
      )}
    </Loaded>
  );
}
