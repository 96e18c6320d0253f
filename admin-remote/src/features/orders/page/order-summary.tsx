import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { formatDay } from '@gallery/shared/domain/time';
import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import type { ReactNode } from 'react';
import { Sender } from '../../../ui/page/sender';
import { OrderActions } from '../actions/order-actions';
import { orderQueries } from '../order.queries';
import { buyerName, refundText } from '../order-text';
import styles from './order-buyer.module.css';
import { OrderLines } from './order-lines';

export function OrderSummary({ id, time }: { id: string; time: ReactNode }) {
  const record = useQuery(orderQueries.record(id));
  return (
    <Loaded of={record} skeleton={<OrderSkeleton />}>
      {(answer) =>
        answer ? <Summary order={answer.order} time={time} /> : <Empty message="No order here" small />
      }
    </Loaded>
  );
}

function Summary({ order, time }: { order: OrderRecord; time: ReactNode }) {
  return (
    <>
      <OrderHeader order={order} time={time} />
      <OrderBuyer order={order} />
      <OrderLines order={order} />
      <OrderActions order={order}>
        <ButtonLink kind="secondary" to={`${adminOrdersPath}?order=${order._id}`}>
          Open order
        </ButtonLink>
      </OrderActions>
    </>
  );
}

function OrderBuyer({ order }: { order: OrderRecord }) {
  const { buyer, address } = order;
  return (
    <Sender>
      {buyerName(order)}
      <br />
      <a className="link" href={`mailto:${buyer.email}`}>
        {buyer.email}
      </a>
      <br />
      <PhoneNumber>{buyer.mobile}</PhoneNumber>
      <br />
      <span className={styles.address}>{address}</span>
    </Sender>
  );
}

type OrderHeaderProps = {
  order: OrderRecord;
  time?: ReactNode;
};

function OrderHeader({ order, time }: OrderHeaderProps) {
  const refund = refundText(order.refund);
  const otherRefund = refundText(order.other_refund);
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <h2 className={styles.name}>Order {order.number}</h2>
        <OrderStatus of={order} />
        <span className={styles.time}>{time ?? formatDay(order.created_at)}</span>
      </div>
      <dl className={styles.facts}>
        <dt>Payment</dt>
        <dd>{order.reference ?? 'Not started'}</dd>
        <dt>Delivery date</dt>
        <dd>{order.delivery_date ? formatDay(order.delivery_date) : 'To be confirmed'}</dd>
        {refund && <dt>Refund</dt>}
        {refund && <dd>{refund}</dd>}
        {otherRefund && <dt>Refund of another payment</dt>}
        {otherRefund && <dd>{otherRefund}</dd>}
      </dl>
    </header>
  );
}

export function OrderSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
