import type { AuctionInput, AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { auctionQueries, saveAuction } from '../auction.queries';
import { auctionValues, inputOf } from './auction-values';

export function useSaveFacts(auction: AuctionRecord) {
  const queryClient = useQueryClient();
  const [savedAt, setSavedAt] = useState<string>();
  const versioned = useVersionedSave({
    name: 'auction',
    edited: auction,
    valuesOf: (record: AuctionRecord) => auctionValues(inputOf(record)),
    send: (input: AuctionInput, version) => saveAuction(input, { id: auction._id, version }),
    async onSaved(_answer, { markPristine }) {
      await Promise.all(
        auctionQueries.dependents.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      markPristine();
      setSavedAt(new Date().toISOString());
    },
  });
  return { ...versioned, savedAt };
}
