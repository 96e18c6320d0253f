import type { LotAnswer, Terms } from '@gallery/shared/contract/auctions/auction';
import { payTimeText } from '@gallery/shared/contract/orders/payment/pay-time';
import { formatDate } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { BidBar } from '../../features/auctions/bar/bid-bar';
import { SparringBidders } from '../../features/auctions/demo-bidders/sparring-bidders';
import { lotPageQueries } from '../../features/auctions/lot/lot.queries';
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
import { Chapter } from '../../ui/chapter/chapter';
import { Paragraphs } from '../../ui/chapter/paragraphs';
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
      <SparringBidders lot={lot} />
      <LotMeta answer={answer} />
      <BidBar view={view} />
    </article>
  );
}

function HowBiddingWorks({ conditions }: { conditions: Terms['conditions'] }) {
  return (
    <Chapter title="How bidding works">
      <p>
        Tell us the most you would pay. We bid for you, one step above the others and never beyond your
        maximum. If two maximums are equal, the earlier one wins.
      </p>
      <p>
        A bid in the last three minutes gives everyone three more minutes. If the price reaches the reserve,
        the work goes to the highest bidder, who has {payTimeText(conditions.pay_minutes)} to pay.
      </p>
      <details id="conditions">
        <summary className={styles.summary}>Conditions of sale</summary>
        <div className={styles.text}>
          <Paragraphs text={conditions.text} />
          <p>
            Version {conditions.version}, {formatDate(conditions.created_at)}.
          </p>
        </div>
      </details>
    </Chapter>
  );
}
