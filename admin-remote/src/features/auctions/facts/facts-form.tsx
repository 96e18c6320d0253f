import { auctionInputSchema } from '@gallery/shared/contract/auction-setup/auction-input.schema';
import type {
  AuctionInput,
  AuctionLot,
  AuctionRecord,
  TermsVersions,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDate } from '@gallery/shared/domain/time';
import { Form, SelectField, SubmitButton, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { ConflictDialog, type ConflictLabels } from '../../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { auctionQueries, saveAuction } from '../auction.queries';
import { auctionValues, inputOf } from './auction-values';
import { approvalHint, approvalOptions, intervalOptions, intervalText } from './fact-options';

const dateTime = (value: unknown) => `${formatDate(String(value))}, ${formatTime(String(value))}`;
const money = (value: unknown) => formatNaira(Number(value));

const auctionLabels: ConflictLabels = {
  title: 'Title',
  viewing: 'The works can be seen',
  opens_at: { label: 'Bidding opens', show: dateTime },
  closes_at: { label: 'First lot ends', show: dateTime },
  lot_interval: { label: 'Lots end apart', show: (value) => intervalText(Number(value)) },
  approval_from: { label: 'Staff approve bidders from', show: money },
  delivery_fee: { label: 'Delivery of a lot', show: money },
  increments_version: 'Version of the increments',
  premium_version: 'Version of the premium',
  conditions_version: 'Version of the conditions',
};

type FactsFormProps = {
  auction: AuctionRecord;
  lots: readonly AuctionLot[];
  conditions: TermsVersions['conditions'];
};

export function FactsForm({ auction, lots, conditions }: FactsFormProps) {
  const { save, conflict, settle, savedAt } = useSaveFacts(auction);
  return (
    <Panel heading="Facts" tools={<span role="status">{savedAt && `Saved ${formatTime(savedAt)}`}</span>}>
      <PanelBody>
        <Form
          schema={auctionInputSchema}
          initialValues={auctionValues(auction)}
          onSubmit={save}
          columns={2}
          aria-label="Facts"
        >
          <TextField name="title" label="Title" wide />
          <DateTimeField name="opens_at" label="Bidding opens" hint="Lagos time" />
          <DateTimeField name="closes_at" label="First lot ends" hint="Lagos time" />
          <SelectField
            name="lot_interval"
            label="Lots end apart"
            options={intervalOptions(auction.lot_interval)}
            hint={
              lots.length > 0 ? `Last lot: ${formatTime(lastEnd(lots))}, then as bids extend it` : undefined
            }
          />
          <SelectField
            name="approval_from"
            label="Staff approve bidders from"
            options={approvalOptions(auction.approval_from)}
            hint={approvalHint(auction, lots)}
          />
          <TextField name="viewing" label="The works can be seen" wide />
          <SelectField
            name="conditions_version"
            label="Conditions"
            options={conditions.map(({ version, created_at }) => ({
              value: String(version),
              label: `Version ${version}, ${formatDate(created_at)}`,
            }))}
            hint="Bidders accept this version by name"
          />
          <TextField
            name="delivery_fee"
            label="Delivery of a lot"
            inputMode="numeric"
            hint="In whole naira, added to each lot"
          />
          <Changes ability="trade">
            <SubmitButton kind="secondary">Save facts</SubmitButton>
          </Changes>
          <UnsavedChanges />
          {conflict && <ConflictDialog conflict={conflict} labels={auctionLabels} onResolve={settle} />}
        </Form>
      </PanelBody>
    </Panel>
  );
}

function useSaveFacts(auction: AuctionRecord) {
  const queryClient = useQueryClient();
  const [savedAt, setSavedAt] = useState<string>();
  const versioned = useVersionedSave({
    name: 'auction',
    edited: auction,
    valuesOf: (record: AuctionRecord) => auctionValues(inputOf(record)),
    send: (input: AuctionInput, version) => saveAuction(input, { id: auction._id, version }),
    async onSaved(_answer, { markPristine }) {
      await Promise.all(
        auctionQueries.dependents.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      markPristine();
      setSavedAt(new Date().toISOString());
    },
  });
  return { ...versioned, savedAt };
}

type Plan = Pick<AuctionRecord, 'closes_at' | 'lot_interval'>;

/** Returns the end of a lot at `place` (from 1), unless the lot has its own end. */
export function endAt(lot: AuctionLot, { closes_at, lot_interval }: Plan, place: number): string {
  if (lot.own_end || lot.number === place) return lot.closes_at;
  return new Date(Date.parse(closes_at) + (place - 1) * lot_interval * 1_000).toISOString();
}

function lastEnd(lots: readonly AuctionLot[]): string {
  return lots.map((lot) => lot.closes_at).reduce((last, end) => (end > last ? end : last), '');
}
