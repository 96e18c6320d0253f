import type { Lot } from '@gallery/shared/contract/programme/lot';
import type { LotInput } from '@gallery/shared/contract/programme/lot-input.schema';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { adminLotQueries, saveLot } from '../lot.queries';
import { valuesOf } from './lot-values';

export function useSaveLot(edited?: Lot) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useVersionedSave({
    name: 'lot',
    edited,
    valuesOf: (lot: Lot) => valuesOf(lot),
    send: (input: LotInput, version) => saveLot(input, edited && { id: edited._id, version }),
    async onSaved({ message }, { markPristine }) {
      await Promise.all(
        adminLotQueries.dependents.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      markPristine();
      notify(message, 'success');
      void navigate('/admin/auctions');
    },
  });
}
