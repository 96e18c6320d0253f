import type { AuctionRecord, TermsVersions } from '@gallery/shared/contract/auction-setup/auction-setup';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { Panel, PanelBody } from '../../../ui/page/panel';
import styles from './terms.module.css';
import { VersionDialog } from './version-dialog';

type Steps = TermsVersions['increments'][number]['steps'];
type IncrementsPanelProps = { auction: AuctionRecord; versions: TermsVersions['increments'] };

const shownSteps = 6;

export function IncrementsPanel({ auction, versions }: IncrementsPanelProps) {
  const [isWhole, showWhole] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { increments_version: version } = auction;
  const steps = versions.find((one) => one.version === version)?.steps ?? [];
  return (
    <Panel heading="Increments" tools={<span className={styles.hint}>Version {version}</span>}>
      <PanelBody>
        <StepTable steps={isWhole ? steps : steps.slice(0, shownSteps)} />
        <div className={styles.actions}>
          {steps.length > shownSteps && (
            <Button kind="quiet" aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
              {isWhole ? 'Fewer steps' : `All ${steps.length} steps`}
            </Button>
          )}
          <Changes ability="trade">
            <Button kind="quiet" onClick={() => setOpen(true)}>
              Choose another version<VisuallyHidden> of the increments</VisuallyHidden>
            </Button>
          </Changes>
        </div>
        {isOpen && (
          <VersionDialog
            kind="increments"
            auction={auction}
            versions={versions.map((one) => one.version)}
            text={steps.map(({ to, by }) => `${to ?? 'above'}: ${by}`).join('\n')}
            onClose={() => setOpen(false)}
          />
        )}
      </PanelBody>
    </Panel>
  );
}

function StepTable({ steps }: { steps: Steps }) {
  return (
    <table className={styles.steps}>
      <caption>
        <VisuallyHidden>Steps of the price used by these lots</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Price below</th>
          <th scope="col">rises by</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ to, by }) => (
          <tr key={to}>
            <th scope="row">{to === null ? 'Above' : <Price amount={to} />}</th>
            <td>
              <Price amount={by} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
