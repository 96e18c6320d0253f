import type {
  DeliveryTable,
  DeliveryTableAnswer,
  DeliveryZone,
} from '@gallery/shared/contract/delivery/delivery';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useRef } from 'react';
import { useVersionedSave } from '../../ui/conflict/use-versioned-save';
import { deliveryQueries, saveZones } from './delivery.queries';
import { newZone, valuesOf, type ZoneValues, zoneIn } from './zone-text';

/** `name` is the zone's present name, or `null` for a new zone. A change of another zone is no conflict. */
export function useSaveZone(table: DeliveryTable, name: string | null, onSaved: () => void) {
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

export function useKeepTable() {
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
