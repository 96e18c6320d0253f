import type { Lot } from '@gallery/shared/contract/lot';
import { type LotInput, lotSchema } from '@gallery/shared/contract/lot.schema';
import { Form, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { FormFoot } from '@gallery/shared/forms/form-foot';
import { MomentField } from '@gallery/shared/forms/moment-field';
import { Panel, PanelBody } from '@gallery/shared/ui/panel';
import { useKeepLot } from './use-keep-lot';
import { WorkField } from './work-field';

/** Creates a lot, with `number` to begin with, or changes the one that is given. */
export function LotForm({ lot, number = 1 }: { lot?: Lot; number?: number }) {
  const keep = useKeepLot(lot);
  return (
    <Panel>
      <PanelBody narrow>
        <Form
          schema={lotSchema}
          initialValues={valuesOf(lot, number)}
          onSubmit={keep}
          columns={2}
          aria-label="Lot"
        >
          <WorkField work={lot?.artwork} />
          <TextField name="number" label="Lot number" inputMode="numeric" />
          <TextField
            name="starting_price"
            label="Starting price"
            inputMode="numeric"
            hint="In whole naira."
          />
          <MomentField name="opens_at" label="Opening" hint="By the clock in Lagos." />
          <MomentField name="closes_at" label="Closing" hint="By the clock in Lagos." />
          <FormFoot submit={lot ? 'Save lot' : 'Create lot'} leave="Back to the lots" to="/admin/auctions" />
          <UnsavedChanges />
        </Form>
      </PanelBody>
    </Panel>
  );
}

function valuesOf(lot: Lot | undefined, number: number): { [Name in keyof LotInput]: string } {
  return {
    number: String(lot?.number ?? number),
    artwork_id: lot?.artwork._id ?? '',
    starting_price: lot ? String(lot.starting_price) : '',
    opens_at: lot?.opens_at ?? '',
    closes_at: lot?.closes_at ?? '',
  };
}
