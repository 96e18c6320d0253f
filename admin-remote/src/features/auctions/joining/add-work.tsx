import type { AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import { formatDateTime } from '@gallery/shared/domain/time';
import { Form, SelectField, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../../ui/access/access';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { addLots, auctionQueries } from '../auction.queries';
import styles from './add-work.module.css';

type AddWorkProps = { work: ArtworkRecord; onAdded: () => void };

/** Puts a work into an auction from the work's own page. Shows nothing for a work that cannot join one. */
export function AddWork({ work, onAdded }: AddWorkProps) {
  const may = useMay('trade');
  const [added, setAdded] = useState<AuctionRecord | null>(null);
  const list = useQuery(auctionQueries.list());
  const isFree = !work.lot && (work.availability === 'available' || work.availability === 'held');
  if (!may || (!isFree && !added)) return null;
  return (
    <Panel heading="Auction">
      <PanelBody>
        <div className={styles.choice}>
          {added ? (
            <Added to={added} />
          ) : (
            <Loaded of={list} skeleton={<LoadingArea className={styles.loading} />}>
              {({ auctions }) => (
                <AuctionChoice
                  auctions={auctions.filter((one) => takes(one, work)).sort(byOpening)}
                  workId={work._id}
                  onAdded={(to) => {
                    setAdded(to);
                    onAdded();
                  }}
                />
              )}
            </Loaded>
          )}
        </div>
      </PanelBody>
    </Panel>
  );
}

/** Takes the focus of the button that it replaces. */
function Added({ to }: { to: AuctionRecord }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      The work is in{' '}
      <Link className="link" to={adminAuctionPath(to._id)}>
        {to.title}
      </Link>
      .
    </p>
  );
}

type AuctionChoiceProps = {
  auctions: readonly AuctionRecord[];
  workId: string;
  onAdded: (to: AuctionRecord) => void;
};

function AuctionChoice({ auctions, workId, onAdded }: AuctionChoiceProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [first] = auctions;
  if (!first) return <p>No auction takes this work now.</p>;

  async function add({ auction: id }: { auction: string }) {
    const { message } = await addLots(id, [workId]);
    notify(message, 'success');
    const auction = auctions.find(({ _id }) => _id === id);
    if (auction) onAdded(auction);
    for (const queryKey of auctionQueries.dependents) void queryClient.invalidateQueries({ queryKey });
  }

  return (
    <Form aria-label="Add to an auction" initialValues={{ auction: first._id }} onSubmit={add} alwaysToasts>
      <SelectField name="auction" label="Auction" options={auctions.map(optionOf)} />
      <SubmitButton kind="secondary">Add to this auction</SubmitButton>
    </Form>
  );
}

function optionOf({ _id, title, opens_at, state }: AuctionRecord) {
  const when = state === 'running' ? 'open now' : `opens ${formatDateTime(opens_at)}`;
  return { value: _id, label: `${title}, ${when}` };
}

/** An open auction takes works until its first lot ends. A work held for an order joins drafts alone. */
function takes({ state, ended }: AuctionRecord, { availability }: ArtworkRecord): boolean {
  return ended === 0 && (availability === 'held' ? state === 'draft' : state !== 'ended');
}

function byOpening(one: AuctionRecord, other: AuctionRecord): number {
  return Date.parse(one.opens_at) - Date.parse(other.opens_at);
}
