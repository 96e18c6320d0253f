import { auctionInputSchema } from '@gallery/shared/contract/auction-setup/auction-input.schema';
import type {
  AuctionLot,
  AuctionRecord,
  TermsVersions,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { Form, SelectField, SubmitButton, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { ConflictDialog } from '../../../ui/conflict/conflict-dialog';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { lastEnd } from '../lots/planned-end';
import { auctionLabels } from './auction-labels';
import { auctionValues } from './auction-values';
import { approvalHint, approvalOptions, intervalOptions } from './fact-options';
import { useSaveFacts } from './use-save-facts';

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
          <SubmitButton kind="secondary">Save facts</SubmitButton>
          <UnsavedChanges />
          {conflict && <ConflictDialog conflict={conflict} labels={auctionLabels} onResolve={settle} />}
        </Form>
      </PanelBody>
    </Panel>
  );
}
