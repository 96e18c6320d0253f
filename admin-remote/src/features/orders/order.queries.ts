import {
  type OrderMovedAnswer,
  type OrderNeighbors,
  type OrderRecordAnswer,
  type OrderRowsAnswer,
  orderPaths,
} from '@gallery/shared/contract/orders/order';
import type { OrderStatusInput } from '@gallery/shared/contract/orders/order-input.schema';
import type {
  AnswerReturnInput,
  EndReturnInput,
  RefundOrderInput,
} from '@gallery/shared/contract/orders/refund-input.schema';
import type { ChangeTrackingInput } from '@gallery/shared/contract/orders/shipment/shipment-input.schema';
import { type PackingItemName, staffOrderPaths } from '@gallery/shared/contract/orders/staff/staff-order';
import type {
  CancelByStaffInput,
  OrderNoteInput,
  OrderNoteSavedAnswer,
  PackInput,
  PackingAnswer,
  ShippingPreviewAnswer,
} from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { getJson, getJsonOrNull, getText, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

/** The address and the API use the same parameter names. */
export type OrderListQuery = Record<string, string>;

const rowsPerPage = 100;
const freshMs = 30_000;
const refundPollMs = 5_000;

export const orderQueries = {
  all: queryKeys.orders,

  rows: (query: OrderListQuery) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all, 'rows', query],
      queryFn: ({ pageParam: cursor, signal }) =>
        getJson<OrderRowsAnswer>(orderPaths.list, {
          query: { ...query, limit: rowsPerPage, cursor },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
      // Back shows the rows at once, at the place where the user left them.
      staleTime: freshMs,
    }),

  waitingQuotes: () =>
    queryOptions({
      queryKey: [...orderQueries.all, 'waiting-quotes'],
      queryFn: ({ signal }) =>
        getJson<OrderRowsAnswer>(orderPaths.list, { query: { quote: 'asked', limit: 1 }, signal }),
      staleTime: 0,
    }),

  /** Of the list with these filters. `null` for an API of the release before. */
  neighbors: (id: string, { cursor: _, limit: __, ...filters }: OrderListQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'neighbors', id, filters],
      queryFn: ({ signal }) =>
        getJsonOrNull<OrderNeighbors>(`${orderPaths.neighbors(id)}?${new URLSearchParams(filters)}`, signal),
      staleTime: freshMs,
    }),

  record: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'record', id],
      queryFn: ({ signal }) => getJsonOrNull<OrderRecordAnswer>(orderPaths.record(id), signal),
      staleTime: 0,
      // The provider confirms a refund without another call of the page.
      refetchInterval: ({ state }) => state.data?.order.refund === 'asked' && refundPollMs,
    }),
};

export function fetchOrdersCsv(query: OrderListQuery): Promise<string> {
  return getText(orderPaths.csv, { query });
}

/** Days are those of Lagos, such as '2026-10-01', both inclusive. */
export function fetchAccounts(from: string, to: string): Promise<string> {
  return getText(orderPaths.accounts, { query: { from, to } });
}

export function changeOrderStatus(id: string, input: OrderStatusInput): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('PUT', orderPaths.status(id), input);
}

export function changeTracking(id: string, input: ChangeTrackingInput): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('PUT', orderPaths.tracking(id), input);
}

export function requestRefund(id: string, input: RefundOrderInput): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('POST', orderPaths.refunds(id), input);
}

export function endReturn(id: string, outcome: EndReturnInput['outcome']): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('PUT', orderPaths.returned(id), { outcome });
}

export function retryRefund(id: string): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('POST', orderPaths.refund(id), {});
}

export function answerReturn(id: string, input: AnswerReturnInput): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('PUT', orderPaths.returnRequest(id), input);
}

export function cancelOrder(id: string, input: CancelByStaffInput): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('POST', staffOrderPaths.cancellation(id), input);
}

export function addOrderNote(id: string, input: OrderNoteInput): Promise<OrderNoteSavedAnswer> {
  return sendJson<OrderNoteSavedAnswer>('POST', staffOrderPaths.notes(id), input);
}

export function previewShipping(id: string, input: object): Promise<ShippingPreviewAnswer> {
  return sendJson<ShippingPreviewAnswer>('POST', staffOrderPaths.shippingPreview(id), input);
}

export function packItem(id: string, item: PackingItemName, input: PackInput): Promise<PackingAnswer> {
  return sendJson<PackingAnswer>('PUT', staffOrderPaths.packingItem(id, item), input);
}

export function undoShipping(id: string): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('POST', staffOrderPaths.undoShipping(id), {});
}
