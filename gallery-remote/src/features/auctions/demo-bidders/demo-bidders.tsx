import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import {
  type DemoBidders,
  type DemoBiddersChangedAnswer,
  type Lot,
  lotPaths,
} from '@gallery/shared/contract/auctions/auction';
import { formatTime } from '@gallery/shared/domain/clock';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Chapter } from '../../../ui/chapter/chapter';

const pollMs = 30_000;

const demoBiddersQuery = (lotId: string) =>
  queryOptions({
    queryKey: ['demo-bidders', lotId],
    queryFn: ({ signal }) => getJson<DemoBidders>(lotPaths.demoBidders(lotId), { signal }),
    // The demo's bidders leave on their own.
    refetchInterval: ({ state }) => state.data?.until != null && pollMs,
  });

/** Only the demo has them: two bidders who let a visitor try out an open lot. */
export function DemoBidderInvitation({ lot }: { lot: Lot }) {
  const isIdle = useNetworkIdle();
  const query = demoBiddersQuery(lot._id);
  const { data } = useQuery({ ...query, enabled: isIdle && lot.state === 'open' });
  const change = useAction({
    mutationFn: (on: boolean) =>
      sendJson<DemoBiddersChangedAnswer>('POST', lotPaths.demoBidders(lot._id), { on }),
    invalidates: query.queryKey,
  });
  if (!data?.available || lot.state !== 'open') return null;
  const { until } = data;
  return (
    <Chapter title="Somebody to bid against">
      <p>
        {until
          ? `Two bidders of this demo are with you until ${formatTime(until)}. They bid every 20 to 60 seconds, each up to a limit of its own.`
          : 'This is a demo: two bidders can join you for ten minutes, and bid as people would.'}
      </p>
      <Button kind="secondary" busy={change.isPending} onClick={() => change.mutate(!until)}>
        {until ? 'Send them away' : 'Invite two bidders'}
      </Button>
    </Chapter>
  );
}
