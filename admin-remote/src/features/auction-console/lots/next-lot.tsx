import type { ConsoleLot } from '@gallery/shared/contract/auctions/auction';
import { countOf } from '@gallery/shared/domain/count-of';
import { artistName } from '@gallery/shared/domain/names';
import { timeLeftText } from '@gallery/shared/domain/time-left';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { secondsClock } from '../clock-text';
import styles from './next-lot.module.css';

export function NextLot({ lot, now, actions }: { lot: ConsoleLot; now: number; actions: ReactNode }) {
  const { artwork_id: work, leads } = lot;
  return (
    <Panel>
      <PanelBody>
        <div className={styles.lot}>
          <div className={styles.mat}>
            <ArtworkPicture work={work} sizes="13rem" />
          </div>
          <div>
            <div className={styles.top}>
              <div>
                <p className={styles.which}>Ends next: lot {lot.number}</p>
                <h2 className={styles.title}>{work.name_of_artwork}</h2>
                <p className={styles.artist}>{artistName(work.artist_id)}</p>
              </div>
              <p className={styles.clock}>
                <b role="timer">
                  {lot.state === 'closing' ? 'Closing…' : timeLeftText(now, Date.parse(lot.closes_at))}
                </b>
                <span>ends {secondsClock(lot.closes_at)}</span>
              </p>
            </div>
            <p className={styles.price}>
              <Price amount={lot.price || lot.start} />
            </p>
            <dl className={styles.facts}>
              <dt>Leads</dt>
              <dd>{leads ? <PaddleName {...leads} /> : 'Nobody yet'}</dd>
              <dt>Asking</dt>
              <dd>
                <Price amount={lot.asking} />
              </dd>
              <dt>Reserve</dt>
              <dd>
                {reserveTexts[lot.reserve]}
                {lot.reserve_price !== null && (
                  <>
                    {' · '}
                    <Price amount={lot.reserve_price} />, staff only
                  </>
                )}
              </dd>
              <dt>Bids</dt>
              <dd>
                {lot.bids} from {countOf(lot.paddles, 'paddle')}
              </dd>
            </dl>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </div>
      </PanelBody>
    </Panel>
  );
}

export function PaddleName({ paddle, name }: { paddle: number; name: string }) {
  return (
    <>
      <b>{paddle}</b> {name}
    </>
  );
}

export const reserveTexts = { none: 'No reserve', 'not met': 'Not met', met: 'Met' };
