import { brand } from '@gallery/shared/brand';
import { offerQueries } from '@gallery/shared/offers/offer.queries';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useInfiniteQuery } from '@gallery/shared/query';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { OfferItem } from './offer-item';
import styles from './offers.module.css';

export function Offers({ userId }: { userId: string }) {
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
