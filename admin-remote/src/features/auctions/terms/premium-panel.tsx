import { totalOf } from '@gallery/shared/auction/premium';
import type { AuctionRecord, TermsVersions } from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatNaira } from '@gallery/shared/domain/money';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { Panel, PanelBody } from '../../../ui/page/panel';
import styles from './terms.module.css';
import { VersionDialog } from './version-dialog';

type Premium = TermsVersions['premium'][number];
type PremiumPanelProps = { auction: AuctionRecord; versions: TermsVersions['premium'] };

const example = 1_500_000;

export function PremiumPanel({ auction, versions }: PremiumPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { premium_version: version } = auction;
  const premium = versions.find((one) => one.version === version);
  if (!premium) return null;
  const { tiers, vat_percent } = premium;
  const { total } = totalOf({ hammer: example, tiers, vatPercent: vat_percent, delivery: 0 });
  return (
    <Panel heading="Premium" tools={<span className={styles.hint}>Version {version}</span>}>
      <PanelBody>
        <p>{premiumText(premium)}</p>
        <p className={styles.hint}>
          A hammer price of {formatNaira(example)} costs the buyer {formatNaira(total)} before delivery.
        </p>
        <p className={styles.hint}>Each lot keeps the versions it opened with.</p>
        <div className={styles.actions}>
          <Changes ability="trade">
            <Button kind="quiet" onClick={() => setOpen(true)}>
              Choose another version<VisuallyHidden> of the premium</VisuallyHidden>
            </Button>
          </Changes>
        </div>
        {isOpen && (
          <VersionDialog
            kind="premium"
            auction={auction}
            versions={versions.map((one) => one.version)}
            text={[
              ...tiers.map(({ to, percent }) => `${to ?? 'above'}: ${percent}`),
              `VAT: ${vat_percent}`,
            ].join('\n')}
            onClose={() => setOpen(false)}
          />
        )}
      </PanelBody>
    </Panel>
  );
}

function premiumText({ tiers, vat_percent }: Premium): string {
  const parts = tiers.map(
    ({ to, percent }) => `${percent}% ${to === null ? 'above' : `up to ${formatNaira(to)}`}`,
  );
  return `${parts.join(', ')}, and ${vat_percent}% VAT on the premium.`;
}
