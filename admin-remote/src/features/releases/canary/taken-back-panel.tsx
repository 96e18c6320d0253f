import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { CanaryCurve } from '../curve/canary-curve';
import { ReleaseState } from '../release-state';
import { howItCame, type RemoteReleases, releaseTitle } from '../release-text';
import { releaseQueries } from '../releases.queries';
import styles from './canary-panel.module.css';
import { Verdict } from './verdict';

/** The last canary of a remote, where it was taken back. */
export function TakenBackPanel({ remote: { remote, next, live } }: { remote: RemoteReleases }) {
  const answer = useQuery(releaseQueries.canary(remote));
  if (next?.state !== 'withdrawn') return null;
  if (answer.data && (answer.data.release?.digest !== next.digest || answer.data.points.length === 0)) {
    return null;
  }
  return (
    <Panel heading={`Taken back: ${releaseTitle(next)}`} tools={<ReleaseState state="withdrawn" />}>
      <PanelBody>
        <div className={styles.rows}>
          <Loaded of={answer} skeleton={<LoadingArea className={styles.loading} />}>
            {(canary) => (
              <>
                <Verdict canary={canary} since={canary.points[0]?.at ?? next.since} />
                <CanaryCurve canary={canary} version={next.version} />
                <p>
                  Withdrawn {howItCame(next, next.since)}
                  <br />
                  Open pages keep their release; new ones have{' '}
                  {live ? live.version : 'what the remote serves'}.
                </p>
              </>
            )}
          </Loaded>
        </div>
      </PanelBody>
    </Panel>
  );
}
