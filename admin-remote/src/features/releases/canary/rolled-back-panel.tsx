import type { ReleaseRecord } from '@gallery/shared/contract/releases/releases';
import { useQuery } from '@gallery/shared/query';
import { releaseTitle } from '@gallery/shared/releases/release';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { CanaryCurve } from '../chart/canary-curve';
import { failureCurve } from '../chart/curve';
import { ReleaseState } from '../release-state';
import { howItCame, type RemoteReleases } from '../release-text';
import { releaseQueries } from '../releases.queries';
import styles from './canary-panel.module.css';
import { Verdict } from './verdict';

type RolledBackPanelProps = { remote: RemoteReleases; release: ReleaseRecord };

export function RolledBackPanel({ remote: { remote, live }, release }: RolledBackPanelProps) {
  const answer = useQuery(releaseQueries.canary(remote));
  const { data } = answer;
  if (data && (data.release?.digest !== release.digest || data.points.length === 0)) return null;
  return (
    <Panel heading={`Rolled back: ${releaseTitle(release)}`} tools={<ReleaseState state="withdrawn" />}>
      <PanelBody>
        <div className={styles.rows}>
          <Loaded of={answer} skeleton={<LoadingArea className={styles.loading} />}>
            {(canary) => (
              <>
                <Verdict canary={canary} />
                <CanaryCurve curve={failureCurve(canary)} version={release.version} />
                <p>
                  Rolled back {howItCame(release, release.since)}
                  <br />
                  Open pages keep their release; new ones load{' '}
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
