import { useQuery } from '@gallery/shared/query';
import { remoteTitle } from '@gallery/shared/releases/release';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { CanaryCurve } from '../chart/canary-curve';
import { failureCurve, paintCurve } from '../chart/curve';
import { ShareBar } from '../figures/share-bar';
import type { ReleaseAction } from '../release-action';
import { ReleaseState } from '../release-state';
import { type RemoteReleases, visitors } from '../release-text';
import { releaseQueries } from '../releases.queries';
import { CanaryActions } from './canary-actions';
import styles from './canary-panel.module.css';
import { Evidence } from './evidence';
import { Verdict } from './verdict';

type CanaryPanelProps = { remote: RemoteReleases; onAction: (action: ReleaseAction) => void };

export function CanaryPanel({ remote: releases, onAction }: CanaryPanelProps) {
  const { remote, next, live, canary } = releases;
  const answer = useQuery(releaseQueries.canary(remote));
  if (!next || !canary) return null;
  const against = live ? ` against ${live.version}` : '';
  return (
    <Panel
      heading={`${remoteTitle(remote)} ${next.version}${against}`}
      tools={<ReleaseState state="canary" share={canary.share} />}
    >
      <PanelBody>
        <div className={styles.rows}>
          <Loaded of={answer} skeleton={<LoadingArea className={styles.loading} />}>
            {(shown) => (
              <>
                <Verdict canary={shown} />
                <div className={styles.columns}>
                  <CanaryCurve curve={failureCurve(shown)} version={next.version} />
                  <CanaryCurve curve={paintCurve(shown)} version={next.version} />
                </div>
                <Evidence canary={shown} />
              </>
            )}
          </Loaded>
          <ShareBar label={visitors(canary.share)} percent={canary.share} steps={canary.steps} />
          <CanaryActions remote={releases} onAction={onAction} />
        </div>
      </PanelBody>
    </Panel>
  );
}
