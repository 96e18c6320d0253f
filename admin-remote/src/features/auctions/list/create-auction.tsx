import {
  type AuctionInput,
  auctionInputSchema,
} from '@gallery/shared/contract/auction-setup/auction-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { useMay } from '../../../ui/access/access';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { auctionQueries, saveAuction } from '../auction.queries';
import { newAuctionValues } from '../facts/auction-values';

export function CreateAuction() {
  const [open, setOpen] = useState(false);
  const may = useMay('trade');
  if (!may) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create auction</Button>
      {open && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function create(input: AuctionInput) {
    const { message, auction } = await saveAuction(input);
    notify(message, 'success');
    void queryClient.invalidateQueries({ queryKey: auctionQueries.list().queryKey.slice(0, 2) });
    void navigate(adminAuctionPath(auction._id));
  }

  return (
    <Dialog title="Create an auction" onClose={onClose}>
      <Form
        schema={auctionInputSchema}
        initialValues={newAuctionValues}
        onSubmit={create}
        aria-label="New auction"
      >
        <TextField name="title" label="Title" />
        <DateTimeField name="opens_at" label="Bidding opens" hint="Lagos time" />
        <DateTimeField name="closes_at" label="First lot ends" hint="Lagos time" />
        <DialogActions onClose={onClose}>
          <SubmitButton>Create the draft</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
