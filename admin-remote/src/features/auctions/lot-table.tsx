import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { TablePanel } from '../../ui/table/table-panel';
import { adminLotQueries } from './lot.queries';
import { lotColumns } from './lot-columns';
import { useRemoveLot } from './use-remove-lot';

export function LotTable() {
  const lots = useQuery(adminLotQueries.list());
  const { candidate, request, busy, confirm } = useRemoveLot();
  return (
    <>
      <TablePanel
        of={lots}
        rows={(answer) => answer.lots}
        columns={lotColumns(lots.data?.now ?? '', request)}
        caption="Lots"
        empty="No lot here"
        emptyAction={<ButtonLink to="/admin/create-lot">Create lot</ButtonLink>}
      />
      {candidate && (
        <Confirm
          question="Do you want to delete this lot?"
          busy={busy}
          onConfirm={() => confirm()}
          onCancel={() => request(null)}
        >
          <p>
            Lot {candidate.number}, {candidate.artwork.name_of_artwork}, leaves the auction. The work stays in
            the gallery.
          </p>
        </Confirm>
      )}
    </>
  );
}
