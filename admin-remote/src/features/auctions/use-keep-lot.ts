import type { Lot } from '@gallery/shared/contract/lot';
import type { LotInput } from '@gallery/shared/contract/lot.schema';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { keepLot, officeLotQueries } from './lot.queries';

/** Saves a lot, says so, and leads back to the list. */
export function useKeepLot(edited?: Lot) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (input: LotInput, { keep }: { keep(): void }) => {
    const { message } = await keepLot(input, edited);
    await Promise.all(
      officeLotQueries.touched.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    keep();
    notify(message, 'success');
    void navigate('/admin/auctions');
  };
}
