import { auctions } from '../../features/auctions/auction.table';
import { lots } from '../../features/auctions/lot.table';
import { setUpAdminApi } from '../setup/setup-api';

type Shown = { _id: string; number: number; closes_at: string; version: number };

export function setUpDraftLots() {
  const adminApi = setUpAdminApi();
  const { curator } = adminApi;
  beforeEach(async () => {
    await adminApi.db.delete(lots);
    await adminApi.db.delete(auctions);
  });
  return {
    adminApi,
    curator,
    shown: async (id: string): Promise<Shown[]> => (await curator.sees(`/auction/${id}/record`)).lots,
    add: (id: string, artwork_ids: string[]) => curator.does('POST', `/auction/${id}/lots`, { artwork_ids }),
  };
}
