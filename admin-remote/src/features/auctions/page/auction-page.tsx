import type {
  AuctionRecordAnswer,
  TermsVersions,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { type ReactNode, useState } from 'react';
import { BiddersPanel } from '../bidders/bidders-panel';
import { FactsForm } from '../facts/facts-form';
import { LotsPanel } from '../lots/lots-panel';
import { IncrementsPanel } from '../terms/increments-panel';
import { NewConditions } from '../terms/new-conditions';
import { PremiumPanel } from '../terms/premium-panel';
import { AuctionAudit } from './auction-audit';
import { MissingPanel } from './missing-panel';
import styles from './page.module.css';

type AuctionPageProps = {
  answer: AuctionRecordAnswer;
  terms: TermsVersions;
  /** Of an ended auction: instead of what curators set, because nothing of it can change any more. */
  results: ReactNode;
};

/** Everything that curators set before an auction runs, and what came of it once it has ended. */
export function AuctionPage({ answer, terms, results }: AuctionPageProps) {
  const { auction, audit } = answer;
  const hasEnded = auction.state === 'ended';
  return (
    <>
      {hasEnded ? results : <Plan answer={answer} terms={terms} />}
      {auction.state !== 'draft' && <BiddersPanel auctionId={auction._id} hasEnded={hasEnded} />}
      <AuctionAudit entries={audit} />
    </>
  );
}

function Plan({ answer, terms }: Omit<AuctionPageProps, 'results'>) {
  const { auction, lots, missing, taken = [] } = answer;
  const [edited, setEdited] = useState<string | null>(null);
  const steps = terms.increments.find(({ version }) => version === auction.increments_version)?.steps ?? [];
  return (
    <>
      {missing.length > 0 && <MissingPanel missing={missing} onEditLot={setEdited} />}
      <div className={styles.columns}>
        <FactsForm
          key={`${auction.increments_version} ${auction.premium_version}`}
          auction={auction}
          lots={lots}
          conditions={terms.conditions}
        />
        <div className={styles.side}>
          <IncrementsPanel auction={auction} versions={terms.increments} />
          <PremiumPanel auction={auction} versions={terms.premium} />
          <NewConditions />
        </div>
      </div>
      <LotsPanel
        auction={auction}
        lots={lots}
        taken={taken}
        steps={steps}
        edited={edited}
        onEdit={setEdited}
      />
    </>
  );
}
