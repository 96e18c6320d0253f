import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { staffOrderPaths } from '@gallery/shared/contract/orders/staff/staff-order';
import { downloadPdf } from '@gallery/shared/payments/download-paper';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';

/** Saves the packing list of a paid order: one page for those who pack the work. */
export function PackingList({ order: { _id, number } }: { order: OrderRecord }) {
  const download = useAction({
    mutationFn: () => downloadPdf(staffOrderPaths.packingList(_id), `packing-list-${number}.pdf`),
  });
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      Packing list
    </Button>
  );
}
