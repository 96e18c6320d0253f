import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { BidBar } from '../../features/auctions/bar/bid-bar';
import { DemoBidderInvitation } from '../../features/auctions/demo-bidders/demo-bidders';
import { lotPageQueries } from '../../features/auctions/lot/lot.queries';
import { HowBiddingWorks } from '../../features/auctions/page/how-bidding-works';
import { LotDetail } from '../../features/auctions/page/lot-detail';
import { LotHistory } from '../../features/auctions/page/lot-history';
import { LotMeta } from '../../features/auctions/page/lot-meta';
import { LotSkeleton, UnknownLot } from '../../features/auctions/page/lot-states';
import { BidPanel } from '../../features/auctions/panel/bid-panel';
import { useBidView } from '../../features/auctions/panel/use-bid-view';
import { MorePictures } from '../../features/more-pictures/more-pictures';
import { useSeenPicture } from '../../features/more-pictures/use-seen-picture';
import { Room } from '../../features/room/room';
import { Zoom } from '../../features/zoom/zoom';
import { AboutArtist, AboutArtwork } from '../../ui/artwork-page/about';
import styles from './lot-screen.module.css';

export function LotScreen() {
  const { id = '' } = useParams();
  const lot = useQuery(lotPageQueries.one(id));
  return (
    <Loaded of={lot} skeleton={<LotSkeleton />} wholePage>
      {(answer) => (answer ? <LotPage key={id} answer={answer} /> : <UnknownLot />)}
    </Loaded>
  );
}

function LotPage({ answer }: { answer: LotAnswer }) {
  const view = useBidView(answer);
  const { lot, artwork, terms } = answer;
  const { seen, see, shown } = useSeenPicture(artwork);
  return (
    <article className={styles.lot}>
      <LotDetail
        answer={answer}
        tools={
          <>
            <Zoom work={shown} />
            <Room work={artwork} />
          </>
        }
        pictures={<MorePictures work={artwork} seen={seen} shown={shown} onSee={see} />}
        panel={<BidPanel view={view} />}
      />
      <LotHistory lot={lot} now={view.now} ownNumber={view.own?.number ?? null} />
      <AboutArtwork work={artwork} />
      <AboutArtist artist={artwork.artist_id} />
      <HowBiddingWorks conditions={terms.conditions} />
      <DemoBidderInvitation lot={lot} />
      <LotMeta answer={answer} />
      <BidBar view={view} />
    </article>
  );
}
