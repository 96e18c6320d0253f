import type { Lot } from '@gallery/shared/contract/programme/lot';
import { lotInputSchema } from '@gallery/shared/contract/programme/lot-input.schema';
import { Form, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { ConflictDialog } from '../../../ui/conflict/conflict-dialog';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { FormFooter } from '../../../ui/forms/form-footer';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { lotLabels } from '../lot-labels';
import { valuesOf } from './lot-values';
import { useSaveLot } from './use-save-lot';
import { WorkField } from './work-field';

/** `number` is the suggested number of a new lot. */
export function LotForm({ lot, number = 1 }: { lot?: Lot; number?: number }) {
  const { save, conflict, settle } = useSaveLot(lot);
  return (
    <Panel>
      <PanelBody narrow>
        <Form
          schema={lotInputSchema}
          initialValues={valuesOf(lot, number)}
          onSubmit={save}
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
          <DateTimeField name="opens_at" label="Opening" hint="By the clock in Lagos." />
          <DateTimeField name="closes_at" label="Closing" hint="By the clock in Lagos." />
          <FormFooter
            submitLabel={lot ? 'Save lot' : 'Create lot'}
            cancelLabel="Back to the lots"
            cancelTo="/admin/auctions"
          />
          <UnsavedChanges />
          {conflict && <ConflictDialog conflict={conflict} labels={lotLabels} onResolve={settle} />}
        </Form>
      </PanelBody>
    </Panel>
  );
}
