import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import type { Database } from '../../db/client';
import type { Outbox } from '../mail/outbox';
import type { PaperSigner } from '../papers/certificates/issue-certificate';
import type { PaymentContext } from '../payments/payment-context';
import type { OrderRow } from './order.table';

export type OrderContext = PaymentContext & {
  outbox: Outbox;
  onWonOrderMoved: OnWonOrderMoved;
  /** Without it, no certificates are issued. */
  signer: PaperSigner | null;
};

/** Runs for an order of a won lot. It commits or fails together with the move of the order. */
export type OnWonOrderMoved = (tx: Database, order: OrderRow, from: OrderStatus) => Promise<void>;
