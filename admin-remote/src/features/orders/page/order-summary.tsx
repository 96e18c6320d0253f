import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { OrderActions } from '../actions/order-actions';
import { orderQueries } from '../order.queries';
import { OrderSkeleton } from '../order-skeleton';
import { OrderBuyer } from './order-buyer';
import { OrderHeader } from './order-header';
import { OrderLines } from './order-lines';

export function OrderSummary({ id, time }: { id: string; time: ReactNode }) {
  const record = useQuery(orderQueries.record(id));
  return (
    <Loaded of={record} skeleton={<OrderSkeleton />}>
      {({ order }) => (
        <>
          <OrderHeader order={order} time={time} />
          <OrderBuyer order={order} />
          <OrderLines order={order} />
          <OrderActions order={order}>
            <ButtonLink kind="secondary" to={`${adminOrdersPath}?order=${id}`}>
              Open order
            </ButtonLink>
          </OrderActions>
        </>
      )}
    </Loaded>
  );
}
