import type { AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import { formatDateTime } from '@gallery/shared/domain/time';
import { Form, SelectField, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { useState } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { addLots, auctionQueries } from '../auction.queries';
import styles from './add-work.module.css';

type AddWorkProps = { work: ArtworkRecord; onAdded: () => void };

/** Puts a work into an auction from the work's own page. Shows nothing for a work that cannot join one. */
export function AddWork({ work, onAdded }: AddWorkProps) {
  const { data } = useQuery(auctionQueries.list());
  const auctions = (data?.auctions ?? []).filter(takesLots).sort(byOpening);
  const isFree = work.availability === 'available' || work.availability === 'held';
  if (!isFree || work.lot || auctions.length === 0) return null;
  return (
    <Panel heading="Auction">
      <PanelBody>
        <div className={styles.choice}>
          <AuctionChoice auctions={auctions} workId={work._id} onAdded={onAdded} />
        </div>
      </PanelBody>
    </Panel>
  );
}

type AuctionChoiceProps = { auctions: readonly AuctionRecord[]; workId: string; onAdded: () => void };

function AuctionChoice({ auctions, workId, onAdded }: AuctionChoiceProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<AuctionRecord | undefined>();

  async function add({ auction: id }: { auction: string }) {
    const { message } = await addLots(id, [workId]);
    notify(message, 'success');
    setAdded(auctions.find(({ _id }) => _id === id));
    for (const queryKey of auctionQueries.dependents) void queryClient.invalidateQueries({ queryKey });
    onAdded();
  }

  if (added)
    return (
      <p>
        The work is in{' '}
        <Link className="link" to={adminAuctionPath(added._id)}>
          {added.title}
        </Link>
        .
      </p>
    );
  return (
    <Form
      aria-label="Add to an auction"
      initialValues={{ auction: auctions[0]?._id ?? '' }}
      onSubmit={add}
      alwaysToasts
    >
      <SelectField name="auction" label="Auction" options={auctions.map(optionOf)} />
      <SubmitButton kind="secondary">Add to this auction</SubmitButton>
    </Form>
  );
}

function optionOf({ _id, title, opens_at, state }: AuctionRecord) {
  const when = state === 'running' ? 'open now' : `opens ${formatDateTime(opens_at)}`;
  return { value: _id, label: `${title}, ${when}` };
}

/** An open auction takes works until its first lot ends. */
function takesLots({ state, ended }: AuctionRecord): boolean {
  return state !== 'ended' && ended === 0;
}

function byOpening(one: AuctionRecord, other: AuctionRecord): number {
  return Date.parse(one.opens_at) - Date.parse(other.opens_at);
}
