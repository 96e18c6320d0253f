import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { OrderRecord, OrderRecordAnswer } from '@gallery/shared/contract/orders/order';
import {
  type OrderNote,
  orderNoteInputSchema,
} from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { downloadPaper } from '@gallery/shared/payments/download-paper';
import { Price } from '@gallery/shared/ui/artwork/price';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { OrderPapers } from '@gallery/shared/ui/order/order-papers';
import { Timeline } from '@gallery/shared/ui/order/timeline';
import { Changes } from '../../../ui/access/access';
import { AuditPanel } from '../../../ui/audit/audit-entries';
import { NoteForm } from '../../../ui/notes/note-form';
import { NoteItem, NoteSignature, NotesPanel } from '../../../ui/notes/notes-panel';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { CancelOrder } from '../actions/cancel-order';
import { OrderActions } from '../actions/order-actions';
import { ReturnRequest } from '../actions/return-request';
import { galleryBalance, moneySteps } from '../money-steps';
import { addOrderNote, orderQueries } from '../order.queries';
import { canCancel } from '../order-text';
import { QuotePanel } from '../quote/quote-panel';
import { PackingList } from '../shipping/packing-list';
import { OrderDelivery } from './order-delivery';
import { OrderLines } from './order-lines';
import { OrderPerson } from './order-person';
import styles from './order-view.module.css';
import { WithdrawCertificate } from './withdraw-certificate';

export function OrderView({ order, audit, notes, packing }: OrderRecordAnswer) {
  return (
    <div className={styles.view}>
      <div className={styles.rows}>
        <OrderWork order={order} />
        <QuotePanel order={order} />
        <ReturnRequest order={order} />
        <OrderMoney order={order} />
        <OrderDelivery order={order} />
        {notes && <OrderNotes id={order._id} notes={notes} />}
      </div>
      <div className={styles.rows}>
        <OrderPerson order={order} />
        <Panel heading="Timeline">
          <PanelBody>
            <Timeline order={order} />
          </PanelBody>
        </Panel>
        <PackingList order={order} packing={packing} />
        {!!order.papers?.length && (
          <Panel heading="Documents">
            <PanelBody>
              <div className={styles.documents}>
                <OrderPapers order={order} download={downloadPaper} />
                <WithdrawCertificate order={order} />
              </div>
            </PanelBody>
          </Panel>
        )}
        <AuditPanel entries={audit} />
      </div>
    </div>
  );
}

function OrderMoney({ order }: { order: OrderRecord }) {
  return (
    <Panel
      heading="Payment history"
      tools={<span className={styles.reference}>{order.reference ?? 'Not started'}</span>}
    >
      <PanelBody>
        <ul className={styles.money}>
          {moneySteps(order).map(({ key, dot, label, amount, note }) => (
            <li key={key} className={styles.step}>
              <OrderDot status={dot} className={styles.dot} />
              <span>{label}</span>
              <span className={styles.amount}>
                {amount < 0 && '−'}
                <Price amount={Math.abs(amount)} />
              </span>
              <span className={styles.note}>{note}</span>
            </li>
          ))}
          <li className={styles.sum}>
            <span>Balance with the gallery</span>
            <span className={styles.amount}>
              <Price amount={galleryBalance(order)} />
            </span>
          </li>
        </ul>
        <OrderActions order={order} statuses={['Refunded']}>
          <Changes ability="trade">{canCancel(order) && <CancelOrder order={order} />}</Changes>
        </OrderActions>
      </PanelBody>
    </Panel>
  );
}

function OrderWork({ order }: { order: OrderRecord }) {
  const { picture, img_url } = order.artwork_id;
  const src = picture ? pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp') : img_url;
  return (
    <Panel
      heading="Work"
      tools={
        <time className={styles.time} dateTime={order.created_at}>
          {formatDay(order.created_at)}, {formatTime(order.created_at)}, Lagos
        </time>
      }
    >
      <PanelBody>
        <div className={styles.work}>
          <span className={styles.mat}>
            <img className={styles.picture} src={src} alt="" />
          </span>
          <OrderLines order={order} />
        </div>
      </PanelBody>
    </Panel>
  );
}

function OrderNotes({ id, notes }: { id: string; notes: OrderNote[] }) {
  const form = (
    <Changes ability="trade">
      <NoteForm
        schema={orderNoteInputSchema}
        initialValues={{ text: '' }}
        save={(input) => addOrderNote(id, input)}
        invalidates={orderQueries.record(id).queryKey}
      />
    </Changes>
  );
  return (
    <NotesPanel notes={notes} form={form}>
      {({ _id, text, by, at }) => (
        <NoteItem key={_id} text={text} signature={<NoteSignature by={by} at={at} />} />
      )}
    </NotesPanel>
  );
}
