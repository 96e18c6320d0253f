import { brand } from '@gallery/shared/brand';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import type { Offer } from '@gallery/shared/contract/offers/offer';
import { artistName } from '@gallery/shared/domain/names';
import { useSession } from '@gallery/shared/host';
import { offerQueries } from '@gallery/shared/offers/offer.queries';
import { OfferActions } from '@gallery/shared/offers/offer-actions';
import { OfferState } from '@gallery/shared/offers/offer-state';
import { artworkPath, artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useInfiniteQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AccountLayout } from '../features/account/account-layout';
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

function OfferItem({ offer }: { offer: Offer }) {
  const { artwork: work } = offer;
  return (
    <li className={styles.item}>
      <WorkPicture work={work} />
      <div className={styles.words}>
        <Link className={styles.title} to={artworkPath(work._id)}>
          {work.name_of_artwork}
        </Link>
        <span className={styles.artist}>
          {artistName(work.artist_id)}
          {work.edition && `, ${editionNumberText(work.edition)}`}
        </span>
        {hasOwnPrice(work) && <Price amount={work.price} />}
      </div>
      <div className={styles.state}>
        <OfferState offer={offer} />
        <OfferActions offer={offer} />
      </div>
    </li>
  );
}
