import type { Order } from '@gallery/shared/contract/orders/order';
import { ApiError } from '@gallery/shared/http';
import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { OrderNotFound } from './order-not-found';
import { thanksQueries } from './thanks.queries';

type OwnOrderProps = { id: string; skeleton: ReactNode; children: (order: Order) => ReactNode };

export function OwnOrder({ id, skeleton, children }: OwnOrderProps) {
  const order = useQuery(thanksQueries.order(id));
  const { error } = order;
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return <OrderNotFound />;
  return (
    <Loaded of={order} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
