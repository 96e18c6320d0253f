import type { Lot } from '@gallery/shared/contract/lot';
import { type LotInput, lotSchema } from '@gallery/shared/contract/lot.schema';
import { Form, SubmitButton, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { MomentField } from '@gallery/shared/forms/moment-field';
import { ButtonLink } from '@gallery/shared/ui/button';
import { Panel, PanelBody } from '@gallery/shared/ui/panel';
import styles from './lot-form.module.css';
import { useKeepLot } from './use-keep-lot';
import { WorkField } from './work-field';

/** Creates a lot, with `number` to begin with, or changes the one that is given. */
export function LotForm({ lot, number = 1 }: { lot?: Lot; number?: number }) {
  const keep = useKeepLot(lot?._id);
  return (
    <Panel>
      <PanelBody>
        <div className={styles.form}>
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
            <div className={styles.foot}>
              <SubmitButton>{lot ? 'Save lot' : 'Create lot'}</SubmitButton>
              <ButtonLink kind="quiet" to="/admin/auctions">
                Back to the lots
              </ButtonLink>
            </div>
            <UnsavedChanges />
          </Form>
        </div>
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
