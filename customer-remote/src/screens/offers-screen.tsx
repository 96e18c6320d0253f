import { brand } from '@gallery/shared/brand';
import { useSession } from '@gallery/shared/host';
import { offerQueries } from '@gallery/shared/offers/offer.queries';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useInfiniteQuery } from '@gallery/shared/query';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AccountLayout } from '../features/account/account-layout';
import { OfferItem } from '../features/offers/offer-item';
import styles from './offers-screen.module.css';

export function OffersScreen() {
  const { user } = useSession();
  return <AccountLayout>{user && <Offers userId={user._id} />}</AccountLayout>;
}

function Offers({ userId }: { userId: string }) {
  const list = useInfiniteQuery(offerQueries.own(userId));
  const offers = list.data?.pages.flatMap((page) => page.offers);
  return (
    <>
      <title>{`Offers · ${brand.name}`}</title>
      <h1 className={styles.heading}>Offers</h1>
      <Loaded of={{ ...list, data: offers }} skeleton={<LoadingArea className={styles.loading} />}>
        {(all) =>
          all.length > 0 ? (
            <ul className={styles.list}>
              {all.map((offer) => (
                <OfferItem key={offer._id} offer={offer} />
              ))}
            </ul>
          ) : (
            <Empty message="Some works are open to offers. Their pages show “Make an offer”.">
              <ButtonLink to={artworksPath}>View artworks</ButtonLink>
            </Empty>
          )
        }
      </Loaded>
      {list.hasNextPage && (
        <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
