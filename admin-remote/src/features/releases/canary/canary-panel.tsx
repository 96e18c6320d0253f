import {
  type CanaryAnswer,
  minExposures,
  minFailures,
  rollbackAlpha,
} from '@gallery/shared/contract/releases/releases';
import { useQuery } from '@gallery/shared/query';
import { releaseTitle, remoteTitle } from '@gallery/shared/releases/release';
import { Button } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { CanaryCurve } from '../chart/canary-curve';
import { failureCurve, paintCurve } from '../chart/curve';
import { nextShare, type ReleaseAction } from '../release-action';
import { ReleaseState } from '../release-state';
import { type RemoteReleases, visitors } from '../release-text';
import { releaseQueries } from '../releases.queries';
import styles from './canary-panel.module.css';
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

type ShareBarProps = { label: string; percent: number; steps: readonly number[] };

function ShareBar({ label, percent, steps }: ShareBarProps) {
  return (
    <div className={styles.share}>
      <span className={styles.text}>{label}</span>
      <span className={styles.bar}>
        <PercentBar percent={percent} label={label} />
      </span>
      <span className={styles.next}>{nextOf(percent, steps)}</span>
    </div>
  );
}

function nextOf(percent: number, steps: readonly number[]): string {
  if (steps.length === 0 || percent === 100) return 'no automatic steps';
  const next = steps.find((step) => step > percent && step < 100);
  return next ? `next step ${next}%` : 'next step 100%';
}

type CanaryActionsProps = { remote: RemoteReleases; onAction: (action: ReleaseAction) => void };

function CanaryActions({ remote, onAction }: CanaryActionsProps) {
  const { next, live } = remote;
  const share = nextShare(remote);
  if (!next) return null;
  const digest = next.digest;
  const title = <VisuallyHidden> {releaseTitle(next)}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      {share !== null && (
        <Button onClick={() => onAction({ kind: 'advance', remote })}>
          Promote to {share}%…{title}
        </Button>
      )}
      <Button kind="secondary" onClick={() => onAction({ kind: 'promote', remote, digest })}>
        Promote to all…{title}
      </Button>
      <Button kind="secondary" onClick={() => onAction({ kind: 'pin', remote, digest: live?.digest })}>
        Pin…{title}
      </Button>
      {live && (
        <Button kind="danger" onClick={() => onAction({ kind: 'rollback', remote })}>
          Roll back…{title}
        </Button>
      )}
    </div>
  );
}

function Evidence({ canary: { evidence, threshold } }: { canary: CanaryAnswer }) {
  const way = Math.log(Math.max(1, evidence)) / Math.log(threshold);
  const percent = Math.min(100, Math.round(way * 100));
  return (
    <section className={styles.evidence} aria-label="Evidence">
      <h3 className={styles.heading}>Evidence that it fails more often</h3>
      <PercentBar percent={percent} label={`${percent}% of the way to its rollback`} />
      <p className={styles.figure}>
        {formatEvidence(evidence)} of {threshold.toLocaleString('en')}
      </p>
      <p className={styles.hint}>
        {evidence <= 1
          ? 'A value of 1 or less is no evidence against the canary. '
          : `Chance alone gives this value at most once in ${formatEvidence(evidence)} tries. `}
        At {threshold.toLocaleString('en')} the canary rolls back automatically (sequential test, valid at any
        time, α = {rollbackAlpha}) if both have {minExposures} views and {minFailures} of the canary’s have
        failed.
      </p>
      <p className={styles.hint}>
        Solid line: live. Line with rings: canary. Hatched: where the canary’s true value lies.
      </p>
    </section>
  );
}

function formatEvidence(evidence: number): string {
  if (evidence >= 1_000_000) return 'over a million';
  return evidence.toLocaleString('en', { maximumSignificantDigits: 3 });
}

type PercentBarProps = { percent: number; label: string };

function PercentBar({ percent, label }: PercentBarProps) {
  return (
    <svg className={styles.percentBar} role="img" aria-label={label}>
      <rect className={styles.filled} width={`${percent}%`} height="100%" />
    </svg>
  );
}
