import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { NotFoundPage } from '../../../ui/not-found-page';

export function RecordNotOpen({ answer: { lot } }: { answer: LotAnswer }) {
  return (
    <NotFoundPage
      title="The record is not open yet"
      description={`The record of lot ${lot.number} opens when the lot has ended.`}
      message="The record of a lot opens when the lot has ended; before, nobody sees what another is ready to pay."
      link={{ to: lotPath(lot._id), label: `Back to lot ${lot.number}` }}
    />
  );
}
