import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import type { Database } from '../../db/client';
import type { SignedIds } from '../../http/signed-ids';
import type { PaperSigner } from '../papers/certificates/issue-certificate';
import type { PaymentContext } from '../payments/payment-context';
import type { OrderRow } from './order.table';
import type { OrderOutbox } from './order-links';

export type OrderContext = PaymentContext & {
  outbox: OrderOutbox;
  orderLinks: SignedIds;
  onWonOrderMoved: OnWonOrderMoved;
  /** Without it, no certificates are issued. */
  signer: PaperSigner | null;
  registration: string;
};

/** Runs for an order of a won lot. It commits or fails together with the move of the order. */
export type OnWonOrderMoved = (tx: Database, order: OrderRow, from: OrderStatus) => Promise<void>;
