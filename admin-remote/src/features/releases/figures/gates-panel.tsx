import { releaseTitle } from '@gallery/shared/releases/release';
import { Panel, PanelBody } from '../../../ui/page/panel';
import type { RemoteReleases } from '../release-text';
import { FigureTable } from './figure-table';
import styles from './gates-panel.module.css';

export function GatesPanel({ remote: { next, live, gates } }: { remote: RemoteReleases }) {
  if (!next || gates.length === 0) return null;
  const exceeded = gates.some((gate) => gate.exceeded);
  return (
    <Panel heading={`Gates of ${releaseTitle(next)}`}>
      <PanelBody>
        <FigureTable
          caption={`Gates of ${releaseTitle(next)}`}
          headers={['Gate', live?.version ?? 'Live', `${next.version}`, 'Change']}
          rows={gates.map((gate) => [
            gate.name,
            gate.live,
            gate.candidate,
            gate.exceeded ? `${gate.change} exceeded`.trim() : gate.change,
          ])}
        />
        <p className={exceeded ? styles.exceeded : styles.hint}>
          {exceeded
            ? 'A gate is exceeded: promoting asks for a reason, and nothing promotes it by itself.'
            : 'More than 5 % above live asks for a reason.'}
        </p>
      </PanelBody>
    </Panel>
  );
}
