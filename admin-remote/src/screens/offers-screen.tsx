import { useInfiniteQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../features/layout/admin-page';
import { offerRecordQueries } from '../features/offers/offer.queries';
import { OfferItem } from '../features/offers/offer-item';
import styles from '../features/offers/offer-item.module.css';
import { SelectFilter, useNarrowed } from '../ui/filters/filters';
import { Panel, PanelBody } from '../ui/page/panel';

export function OffersScreen() {
  return (
    <AdminPage
      title="Offers"
      tools={<SelectFilter name="open" label="Show" all="All offers" options={states} />}
    >
      <OfferList />
    </AdminPage>
  );
}

const states = [{ value: 'true', label: 'Waiting for us' }];

function OfferList() {
  const [params] = useSearchParams();
  const list = useInfiniteQuery(offerRecordQueries.list(params.get('open') === 'true' ? 'true' : undefined));
  const offers = list.data?.pages.flatMap((page) => page.offers);
  const narrowed = useNarrowed(['open']);
  return (
    <Panel>
      <Loaded of={{ ...list, data: offers }} skeleton={<LoadingArea className={styles.loading} />}>
        {(all) => (
          <>
            {all.length === 0 && narrowed && <NothingFound {...narrowed} small />}
            {all.length === 0 && !narrowed && <Empty message="No offers yet" small />}
            {all.map((offer) => (
              <OfferItem key={offer._id} offer={offer} />
            ))}
          </>
        )}
      </Loaded>
      {list.hasNextPage && (
        <PanelBody>
          <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
}
