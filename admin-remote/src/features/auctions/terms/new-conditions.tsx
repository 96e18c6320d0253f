import type { ConditionsInput } from '@gallery/shared/contract/auction-setup/auction-setup';
import { conditionsInputSchema } from '@gallery/shared/contract/auction-setup/terms-input.schema';
import { standardPayMinutes } from '@gallery/shared/contract/orders/payment/pay-time';
import { Form, RestoresTyped, SelectField, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { addTerms, auctionQueries, useAuctionAction } from '../auction.queries';
import { payTimeOptions } from '../facts/fact-options';

/** Adds a version instead of changing the text, because bidders have accepted the old one. */
export function NewConditions() {
  const [open, setOpen] = useState(false);
  const { data: terms } = useQuery(auctionQueries.terms());
  const newest = terms?.conditions[0];
  const payMinutes = newest?.pay_minutes ?? standardPayMinutes;
  const save = useAuctionAction(
    (input: ConditionsInput) => addTerms.conditions(input),
    () => setOpen(false),
  );
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        New version of the conditions
      </Button>
      {open && (
        <Dialog title="New version of the conditions" onClose={() => setOpen(false)}>
          <Form
            schema={conditionsInputSchema}
            initialValues={{ text: newest?.text ?? '', pay_minutes: String(payMinutes) }}
            onSubmit={async (input) => save.mutate(input)}
            aria-label="Conditions"
          >
            <TextAreaField
              name="text"
              label="Conditions of sale"
              rows={12}
              hint="After you save it, choose this version under Facts."
            />
            <SelectField
              name="pay_minutes"
              label="Time to pay"
              options={payTimeOptions(payMinutes)}
              hint="Applies to winners and second chances. The conditions should say the same."
            />
            <RestoresTyped name="conditions" />
            <DialogActions onClose={() => setOpen(false)}>
              <SubmitButton>Save the version</SubmitButton>
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </>
  );
}
