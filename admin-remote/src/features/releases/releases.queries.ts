import {
  type CanaryAnswer,
  type ErrorsAnswer,
  type ReleaseChangedAnswer,
  type ReleaseEventsAnswer,
  type ReleasePreviewAnswer,
  type ReleasesAnswer,
  releasePaths,
  type VitalsAnswer,
} from '@gallery/shared/contract/releases/releases';
import type {
  AutoPromoteInput,
  PreviewInput,
  ReleaseCommand,
} from '@gallery/shared/contract/releases/releases-input.schema';
import { getJson, getText, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

/** The queries refetch while the page is visible. */
export const releaseQueries = {
  all: queryKeys.releases,

  list: () =>
    queryOptions({
      queryKey: [...releaseQueries.all, 'list'],
      queryFn: ({ signal }) => getJson<ReleasesAnswer>(releasePaths.list, { signal }),
      staleTime: 0,
      refetchInterval: 3000,
    }),

  canary: (remote: string) =>
    queryOptions({
      queryKey: [...releaseQueries.all, 'canary', remote],
      queryFn: ({ signal }) => getJson<CanaryAnswer>(releasePaths.canary(remote), { signal }),
      staleTime: 0,
      refetchInterval: 3000,
    }),

  errors: () =>
    queryOptions({
      queryKey: [...releaseQueries.all, 'errors'],
      queryFn: ({ signal }) => getJson<ErrorsAnswer>(releasePaths.errors, { signal }),
      staleTime: 0,
      refetchInterval: 5000,
    }),

  vitals: () =>
    queryOptions({
      queryKey: [...releaseQueries.all, 'vitals'],
      queryFn: ({ signal }) => getJson<VitalsAnswer>(releasePaths.vitals, { signal }),
      staleTime: 0,
      refetchInterval: 15_000,
    }),

  events: (query: { limit: number; cursor?: string }) =>
    queryOptions({
      queryKey: [...releaseQueries.all, 'events', query],
      queryFn: ({ signal }) => getJson<ReleaseEventsAnswer>(releasePaths.events, { query, signal }),
      placeholderData: (before) => before,
      staleTime: 0,
      refetchInterval: 5000,
    }),
};

type Command = Omit<ReleaseCommand, 'remote'> & { remote: string };

export function sendCommand(command: Command): Promise<ReleaseChangedAnswer> {
  return sendJson('POST', releasePaths.command, command);
}

export function setAutoPromote(input: AutoPromoteInput): Promise<ReleaseChangedAnswer> {
  return sendJson('PUT', releasePaths.autoPromote, input);
}

export function createPreview(input: PreviewInput): Promise<ReleasePreviewAnswer> {
  return sendJson('POST', releasePaths.previews, input);
}

export function fetchErrorsCsv(): Promise<string> {
  return getText(releasePaths.errorsCsv);
}
