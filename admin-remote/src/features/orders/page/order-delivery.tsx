import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { isRefundRequested } from '@gallery/shared/contract/orders/order-status';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { couriers } from '@gallery/shared/contract/orders/shipment/courier';
import {
  type ChangeTrackingInput,
  changeTrackingSchema,
} from '@gallery/shared/contract/orders/shipment/shipment-input.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { Form, SelectField, SubmitButton, TextField } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { ShipmentLink } from '@gallery/shared/ui/order/shipment-link';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { OrderActions } from '../actions/order-actions';
import { UndoShipping } from '../actions/undo-shipping';
import { useOrderForm } from '../actions/use-order-change';
import { changeTracking } from '../order.queries';
import { buyerName } from '../order-text';
import styles from './order-facts.module.css';

export function OrderDelivery({ order }: { order: OrderRecord }) {
  const isToCollect = isCollected(order);
  const canTrack = order.status === 'Shipped' && !isToCollect && !isRefundRequested(order);
  return (
    <Panel heading="Delivery">
      <PanelBody>
        <dl className={styles.facts}>
          <dt>{isToCollect ? 'Collection' : 'Deliver to'}</dt>
          <dd>
            {order.deliver_to?.name ?? buyerName(order)}
            <br />
            <span className={styles.address}>{order.address}</span>
            {order.deliver_to && (
              <>
                <br />
                <PhoneNumber>{order.deliver_to.phone}</PhoneNumber>
              </>
            )}
          </dd>
          {order.deliver_to?.note && (
            <>
              <dt>Note for the driver</dt>
              <dd>{order.deliver_to.note}</dd>
            </>
          )}
          <dt>{isToCollect ? 'Ready from' : 'Delivery date'}</dt>
          <dd>{order.delivery_date ? formatDay(order.delivery_date) : 'To be confirmed'}</dd>
          {order.shipment && (
            <>
              <dt>Courier</dt>
              <dd>
                <ShipmentLink shipment={order.shipment} />
              </dd>
            </>
          )}
        </dl>
        <OrderActions order={order} statuses={['Shipped', 'Delivered']}>
          <Changes ability="trade">
            {canTrack && <ChangeTracking order={order} />}
            {order.undo_until && (
              <UndoShipping key={order.undo_until} id={order._id} until={order.undo_until} />
            )}
          </Changes>
        </OrderActions>
      </PanelBody>
    </Panel>
  );
}

function ChangeTracking({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Change tracking
      </Button>
      {isOpen && <TrackingDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrackingDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const change = useOrderForm((input: ChangeTrackingInput) => changeTracking(order._id, input), onClose);

  return (
    <Dialog title="Change the tracking" onClose={onClose}>
      <Form
        aria-label="Tracking"
        schema={changeTrackingSchema}
        initialValues={{
          courier: order.shipment?.courier ?? '',
          tracking_number: order.shipment?.tracking_number ?? '',
          mail: false,
        }}
        onSubmit={change}
      >
        <SelectField name="courier" label="Courier" placeholder="Not named" options={couriers} />
        <TextField name="tracking_number" label="Tracking number (optional)" autoComplete="off" />
        <CheckboxField name="mail" label="Email the buyer about it" />
        <DialogActions onClose={onClose}>
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
