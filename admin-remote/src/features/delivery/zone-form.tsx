import type { DeliveryTable, DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import { countryCodes, countryName } from '@gallery/shared/contract/orders/address/destinations';
import { Form, SelectField, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { ConflictDialog, type ConflictLabels } from '../../ui/conflict/conflict-dialog';
import { useSaveZone } from './use-save-zone';
import { newZone, valuesOf } from './zone-text';
import styles from './zones.module.css';

const labels: ConflictLabels = {
  name: 'Name',
  country: { label: 'Country', show: (code) => countryName(String(code)) },
  states: 'States',
  days: 'Days',
  rates: 'Prices, in naira',
};

type ZoneFormProps = { table: DeliveryTable; zone?: DeliveryZone; onClose: () => void };

export function ZoneForm({ table, zone, onClose }: ZoneFormProps) {
  const { save, conflict, settle } = useSaveZone(table, zone?.name ?? null, onClose);
  return (
    <Form
      initialValues={zone ? valuesOf(zone) : newZone}
      onSubmit={save}
      aria-label={zone ? `Zone ${zone.name}` : 'New zone'}
    >
      <div className={styles.fields}>
        <TextField name="name" label="Name" hint="As on invoices: ‘Delivery and insurance, Lagos’." />
        <TextField name="days" label="Days" hint="Such as ‘two to four days’." />
        <SelectField name="country" label="Country" placeholder="Everywhere else" options={countries()} />
        <TextField
          name="states"
          label="States (optional)"
          hint="With commas between them. Empty: the rest of the country."
        />
      </div>
      <TextAreaField
        name="rates"
        label="Prices, in naira"
        rows={5}
        hint="One a line: the longest side, the weight, and the price, such as ‘80 cm, 10 kg: 12,000’ or, for any weight, ‘80 cm: 12,000’. Larger or heavier works travel at a price on request."
      />
      <div className={styles.actions}>
        <SubmitButton>Save zone</SubmitButton>
        <Button kind="quiet" onClick={onClose}>
          cancel
        </Button>
      </div>
      {conflict && <ConflictDialog conflict={conflict} labels={labels} onResolve={settle} />}
    </Form>
  );
}

function countries() {
  return countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
