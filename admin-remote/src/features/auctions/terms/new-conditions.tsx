import { conditionsInputSchema } from '@gallery/shared/contract/auction-setup/terms-input.schema';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { addTerms, auctionQueries } from '../auction.queries';
import { useAuctionAction } from '../use-auction-action';

/** A text is never changed: bidders have accepted its version. */
export function NewConditions() {
  const [open, setOpen] = useState(false);
  const { data: terms } = useQuery(auctionQueries.terms());
  const save = useAuctionAction(
    (text: string) => addTerms.conditions({ text }),
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
            initialValues={{ text: terms?.conditions[0]?.text ?? '' }}
            onSubmit={async ({ text }) => save.mutate(text)}
            aria-label="Conditions"
          >
            <TextAreaField
              name="text"
              label="Conditions of sale"
              rows={12}
              hint="Choose it among the facts afterwards"
            />
            <SubmitButton>Save the version</SubmitButton>
          </Form>
        </Dialog>
      )}
    </>
  );
}
