import type {
  AuctionRecordAnswer,
  MissingPart,
  TermsVersions,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { countOf } from '@gallery/shared/domain/count-of';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { type ReactNode, useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { AuditPanel } from '../../../ui/audit/audit-entries';
import { TwoColumns } from '../../../ui/page/panel';
import panel from '../../../ui/page/panel.module.css';
import { BiddersPanel } from '../bidders/bidders-panel';
import { FactsForm } from '../facts/facts-form';
import { LotsPanel } from '../lots/lots-panel';
import { IncrementsPanel } from '../terms/increments-panel';
import { NewConditions } from '../terms/new-conditions';
import { PremiumPanel } from '../terms/premium-panel';
import styles from './page.module.css';

type AuctionPageProps = {
  answer: AuctionRecordAnswer;
  terms: TermsVersions;
  /** Replaces the settings of an ended auction, because nobody can change them any more. */
  results: ReactNode;
};

export function AuctionPage({ answer, terms, results }: AuctionPageProps) {
  const { auction, audit } = answer;
  const hasEnded = auction.state === 'ended';
  const isUrgent = auction.waiting > 0 && !hasEnded;
  const bidders = auction.state !== 'draft' && <BiddersPanel auctionId={auction._id} hasEnded={hasEnded} />;
  return (
    <>
      {isUrgent && bidders}
      {hasEnded ? results : <Plan answer={answer} terms={terms} />}
      {!isUrgent && bidders}
      <AuditPanel entries={[...audit].reverse()} />
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
      <TwoColumns
        main={
          <FactsForm
            key={`${auction.increments_version} ${auction.premium_version}`}
            auction={auction}
            lots={lots}
            conditions={terms.conditions}
          />
        }
        side={
          <>
            <IncrementsPanel auction={auction} versions={terms.increments} />
            <PremiumPanel auction={auction} versions={terms.premium} />
            <Changes ability="trade">
              <NewConditions />
            </Changes>
          </>
        }
      />
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

type MissingPanelProps = { missing: readonly MissingPart[]; onEditLot: (id: string) => void };

function MissingPanel({ missing, onEditLot }: MissingPanelProps) {
  const count = countOf(missing.length, 'thing');
  return (
    <section id="missing" className={`${panel.panel} ${styles.missing}`} aria-labelledby="missing-heading">
      <div className={panel.head}>
        <h2 id="missing-heading" className={panel.heading}>
          {count} before it can be published
        </h2>
      </div>
      <ul className={styles.list}>
        {missing.map((part) => (
          <li key={part.message}>
            <span>{part.message}</span>
            <Changes ability="trade">
              <Remedy part={part} onEditLot={onEditLot} />
            </Changes>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remedy({
  part: { kind, lot },
  onEditLot,
}: { part: MissingPart } & Pick<MissingPanelProps, 'onEditLot'>) {
  if (!lot) return null;
  if (kind === 'condition' || kind === 'availability') {
    return (
      <Link to={editArtworkPath(lot.artwork_id)}>
        {kind === 'condition' ? 'Write the condition' : 'See the work'}
        {` of lot ${lot.number}`}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => onEditLot(lot._id)}>
      Edit lot {lot.number}
    </button>
  );
}
