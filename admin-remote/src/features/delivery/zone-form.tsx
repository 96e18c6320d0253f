import type {
  DeliveryTable,
  DeliveryTableAnswer,
  DeliveryZone,
} from '@gallery/shared/contract/delivery/delivery';
import { countryCodes, countryName } from '@gallery/shared/contract/orders/address/destinations';
import { Form, SelectField, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { useRef } from 'react';
import { ConflictDialog, type ConflictLabels } from '../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../ui/conflict/use-versioned-save';
import { deliveryQueries, saveZones } from './delivery.queries';
import { newZone, valuesOf, type ZoneValues, zoneIn } from './zone-text';
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

/** `name` is the zone's present name, or `null` for a new zone. A change of another zone is no conflict. */
function useSaveZone(table: DeliveryTable, name: string | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  const keep = useKeepTable();
  const opened = useRef(table);
  const find = ({ zones }: DeliveryTable) => zones.find((zone) => zone.name === name);
  return useVersionedSave({
    name: 'table',
    edited: table,
    valuesOf(current: DeliveryTable) {
      queryClient.setQueryData<DeliveryTableAnswer>(
        deliveryQueries.table().queryKey,
        (answer) => answer && { ...answer, table: current },
      );
      const theirs = find(current);
      return theirs ? valuesOf(theirs) : newZone;
    },
    send(values: ZoneValues, version = table.version) {
      const current =
        queryClient.getQueryData<DeliveryTableAnswer>(deliveryQueries.table().queryKey)?.table ?? table;
      const isUnchanged = JSON.stringify(find(current)) === JSON.stringify(find(opened.current));
      const zones = withZone(current.zones, name, zoneIn(values));
      return saveZones({ zones, version: isUnchanged ? current.version : version });
    },
    onSaved(answer) {
      keep(answer);
      onSaved();
    },
  });
}

function useKeepTable() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return ({ message, ...saved }: DeliveryTableAnswer & { message: string }) => {
    notify(message, 'success');
    queryClient.setQueryData(deliveryQueries.table().queryKey, saved);
  };
}

function withZone(zones: DeliveryZone[], name: string | null, changed: DeliveryZone): DeliveryZone[] {
  const isThere = zones.some((zone) => zone.name === name);
  return isThere ? zones.map((zone) => (zone.name === name ? changed : zone)) : zones.concat(changed);
}
