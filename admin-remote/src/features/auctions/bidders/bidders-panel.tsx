import type { BidderRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { useState } from 'react';
import { useMay } from '../../../ui/access/access';
import { Filtered } from '../../../ui/filters/filtered';
import { Panel } from '../../../ui/page/panel';
import { Box } from '../../../ui/selection/box';
import { CsvDownload } from '../../../ui/table/csv-download';
import { Pager } from '../../../ui/table/paging/pager';
import { Table } from '../../../ui/table/table';
import { TableSkeleton } from '../../../ui/table/table-skeleton';
import { approveBidders, auctionQueries, fetchBiddersCsv, useAuctionAction } from '../auction.queries';
import { bidderColumns, type OnDecide, selectColumn } from './bidder-columns';
import styles from './bidders.module.css';
import { DecideDialog, type Pending } from './decide-dialog';
import { canApprove, useChosenBidders } from './use-chosen-bidders';

const groups = [
  { value: 'waiting', label: 'To approve', past: 'Not approved' },
  { value: 'bidding', label: 'May bid', past: 'Could bid' },
  { value: 'refused', label: 'Declined and banned', past: 'Declined and banned' },
] as const;

type BiddersPanelProps = { auctionId: string; hasEnded: boolean };

/** The address holds the group and the page of the list. */
export function BiddersPanel({ auctionId, hasEnded }: BiddersPanelProps) {
  const [query] = useSearchParams();
  const isFinal = !useMay('trade') || hasEnded;
  const [pending, setPending] = useState<Pending | null>(null);
  const group =
    groups.find(({ value }) => value === query.get('bidders'))?.value ?? (hasEnded ? 'bidding' : 'waiting');
  const answer = useQuery(auctionQueries.bidders(auctionId, group, query.get('cursor') ?? undefined));
  const { data } = answer;
  const tabs = groups.map(({ value, label, past }) => {
    const name = hasEnded ? past : label;
    return { value, label: data ? `${name} ${data.counts[value]}` : name, to: `?bidders=${value}` };
  });
  const selection = useChosenBidders(isFinal || group !== 'waiting' ? [] : (data?.bidders ?? []));
  const decide: OnDecide = (bidder, decision) => setPending({ bidder, decision });
  const columns = bidderColumns(data?.approval_lots ?? [], isFinal ? undefined : decide);
  const canChoose = !isFinal && (data?.bidders ?? []).filter(canApprove).length > 1;
  const shownColumns = canChoose ? [selectColumn(selection)].concat(columns) : columns;
  return (
    <Panel
      heading="Bidders"
      tools={
        <CsvDownload
          ability="people"
          fileName="bidders.csv"
          message="The bidders are in bidders.csv."
          read={() => fetchBiddersCsv(auctionId)}
        />
      }
    >
      <div className={styles.tabs}>
        <TabList name="bidders" label="Bidders" tabs={tabs} selected={group} />
      </div>
      <TabPanel name="bidders" value={group}>
        <Filtered of={answer} skeleton={<TableSkeleton columns={shownColumns} />}>
          {({ bidders, ...page }) => (
            <>
              {canChoose && (
                <ApproveSeveral
                  auctionId={auctionId}
                  shown={bidders}
                  chosen={selection.chosen}
                  onChoose={selection.choose}
                />
              )}
              <Table caption="Bidders" columns={shownColumns} rows={bidders} empty="Nobody here" />
              {page.total > 0 && <Pager page={page} count={bidders.length} />}
            </>
          )}
        </Filtered>
      </TabPanel>
      {pending && <DecideDialog auctionId={auctionId} pending={pending} onClose={() => setPending(null)} />}
    </Panel>
  );
}

type ApproveSeveralProps = {
  auctionId: string;
  shown: readonly BidderRecord[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

function ApproveSeveral({ auctionId, shown, chosen, onChoose }: ApproveSeveralProps) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const approve = useAuctionAction(
    () => approveBidders(auctionId, Array.from(chosen)),
    () => {
      close();
      onChoose([]);
    },
  );
  const all = shown.filter(canApprove).map(({ _id }) => _id);
  if (all.length < 2) return null;
  const areAll = chosen.length === all.length;
  const label = `All ${all.length} with a confirmed email address`;
  return (
    <section className={styles.several} aria-label="Selection">
      <Box
        label={label}
        checked={areAll}
        some={chosen.length > 0 && !areAll}
        onChange={() => onChoose(areAll ? [] : all)}
      />
      <p role="status">{chosen.length === 0 ? label : `${chosen.length} selected`}</p>
      {chosen.length > 0 && <Button onClick={() => setAsks(true)}>Approve selected</Button>}
      {asks && (
        <Confirm
          question={chosen.length === 1 ? 'Approve 1 bidder?' : `Approve ${chosen.length} bidders?`}
          confirm="Approve"
          kind="primary"
          busy={approve.isPending}
          onConfirm={() => approve.mutate()}
          onCancel={close}
        >
          <p>They bid on every lot of this auction then. An email says so.</p>
        </Confirm>
      )}
    </section>
  );
}
