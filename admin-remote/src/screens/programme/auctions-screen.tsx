import {
  type AuctionInput,
  auctionInputSchema,
} from '@gallery/shared/contract/auction-setup/auction-input.schema';
import type { AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useNavigate, useSearchParams } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { auctionQueries, saveAuction } from '../../features/auctions/auction.queries';
import { AuctionState } from '../../features/auctions/auction-state';
import { newAuctionValues } from '../../features/auctions/facts/auction-values';
import { AdminPage } from '../../features/layout/admin-page';
import { useMay } from '../../ui/access/access';
import { DateTimeField } from '../../ui/forms/date-time-field';
import type { Column } from '../../ui/table/column';
import { TablePanel } from '../../ui/table/table-panel';

export function AuctionsScreen() {
  return (
    <AdminPage title="Auctions" tools={<CreateAuction />}>
      <AuctionTable />
    </AdminPage>
  );
}

function CreateAuction() {
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
        <SubmitButton>Create the draft</SubmitButton>
      </Form>
    </Dialog>
  );
}

function AuctionTable() {
  const [query] = useSearchParams();
  const auctions = useQuery(auctionQueries.list(query.get('cursor') ?? undefined));
  return (
    <TablePanel
      of={auctions}
      rows={(answer) => answer.auctions}
      columns={columns}
      caption="Auctions"
      empty="No auction here"
    />
  );
}

const columns: Column<AuctionRecord>[] = [
  {
    header: 'Auction',
    long: true,
    cell: ({ title }) => title,
    link: ({ _id }) => adminAuctionPath(_id),
    place: 'first',
  },
  { header: 'State', cell: ({ state }) => <AuctionState state={state} />, place: 'first-end' },
  { header: 'Bidding opens', wraps: true, cell: ({ opens_at }) => <DateTime at={opens_at} /> },
  {
    header: 'First lot ends',
    wraps: true,
    cell: ({ closes_at }) => <DateTime at={closes_at} />,
    place: 'second',
  },
  { header: 'Lots', wraps: true, cell: lotsOf, place: 'second-end' },
  {
    header: 'Bidders',
    wraps: true,
    cell: ({ waiting }) => (waiting === 0 ? 'Nobody to approve' : `${waiting} to approve`),
    place: 'foot',
  },
  {
    header: 'Hammer prices',
    cell: ({ hammer }) => <Price amount={hammer} />,
    numeric: true,
    place: 'foot-end',
  },
];

function lotsOf({ lots, sold, state }: AuctionRecord): string {
  const all = lots === 1 ? '1 lot' : `${lots} lots`;
  return state === 'running' || state === 'ended' ? `${all}, ${sold} sold` : all;
}

function DateTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDay(at)}, {formatTime(at)}
    </time>
  );
}
