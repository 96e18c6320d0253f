import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { isOpenOffer } from '@gallery/shared/contract/offers/offer-states';
import { useSession } from '@gallery/shared/host';
import { offerQueries } from '@gallery/shared/offers/offer.queries';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Navigate, useSearchParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { deferred } from '@gallery/shared/ui/lazy/deferred';

/** Only a collector who offers needs the form. */
const OwnOffer = deferred(async () => (await import(/* webpackChunkName: "offer" */ './own-offer')).OwnOffer);

type OfferPanelProps = { work: Artwork | ListedArtwork };

/** Appears for an available work that is open to offers. */
export function OfferPanel({ work }: OfferPanelProps) {
  return takesOffers(work) && <OpenOfferPanel work={work} />;
}

function takesOffers(work: Artwork | ListedArtwork): boolean {
  return work.availability === 'available' && 'open_to_offers' in work && work.open_to_offers === true;
}

function OpenOfferPanel({ work }: OfferPanelProps) {
  const { status, user } = useSession();
  const [params] = useSearchParams();
  const query = offerQueries.ofWork(user?._id ?? '', work._id);
  const { data: offer } = useQuery({ ...query, enabled: user !== null });
  const isAsked = params.get('offer') === '1' && status === 'known';
  const path = `${artworkPath(work._id)}?offer=1`;
  if (isAsked && !user) return <Navigate to={loginPath} replace state={{ previous: path }} />;
  const isWanted = offer !== undefined && (isAsked || (offer && isOpenOffer(offer.state)));
  if (user && isWanted) return <OwnOffer work={work} user={user} offer={offer} isAsked={isAsked} />;
  return (
    <ButtonLink kind="secondary" to={path}>
      Make an offer
    </ButtonLink>
  );
}
