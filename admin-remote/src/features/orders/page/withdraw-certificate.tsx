import {
  type CertificateAnswer,
  certificatePaths,
} from '@gallery/shared/contract/catalogue/certificates/certificate';
import {
  type WithdrawCertificateInput,
  withdrawCertificateSchema,
} from '@gallery/shared/contract/catalogue/certificates/certificate.schema';
import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { useMay } from '../../../ui/access/access';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { useOrderForm } from '../actions/use-order-change';

/** Offers to withdraw the order's current certificate. The public page then says so, with the reason. */
export function WithdrawCertificate({ order }: { order: OrderRecord }) {
  const may = useMay('trade');
  const [isOpen, setOpen] = useState(false);
  const certificate = order.papers?.find(({ is_current }) => is_current);
  if (!certificate || !may) return null;
  const { number } = certificate;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Withdraw certificate
      </Button>
      {isOpen && <WithdrawDialog number={number} onClose={() => setOpen(false)} />}
    </>
  );
}

function WithdrawDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const withdraw = useOrderForm(async (input: WithdrawCertificateInput) => {
    await sendJson<CertificateAnswer>('POST', certificatePaths.withdraw(number), input);
    return { message: `Certificate ${number} is withdrawn.` };
  }, onClose);

  return (
    <Dialog title={`Withdraw certificate ${number}`} onClose={onClose}>
      <Form
        aria-label="Withdraw certificate"
        schema={withdrawCertificateSchema}
        initialValues={{ reason: '' }}
        onSubmit={withdraw}
      >
        <TextAreaField
          name="reason"
          label="Reason"
          rows={3}
          hint="Everybody who checks the certificate reads it."
        />
        <DialogActions onClose={onClose}>
          <SubmitButton>Withdraw certificate</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
