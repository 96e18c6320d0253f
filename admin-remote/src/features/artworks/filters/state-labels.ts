import type { WorkState } from '@gallery/shared/contract/collection/work-states';

export const stateLabels: Record<WorkState, string> = {
  available: 'Available',
  held: 'Held',
  in_auction: 'In auction',
  sold: 'Sold',
  on_request: 'Price on request',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  archived: 'Archived',
};
