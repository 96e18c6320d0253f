import {
  type CertificateAnswer,
  certificatePaths,
} from '@gallery/shared/contract/catalogue/certificates/certificate';
import { getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const certificateQueries = {
  one: (number: string) =>
    queryOptions({
      queryKey: ['certificates', number],
      queryFn: async ({ signal }) => {
        const answer = await getJsonOrNull<CertificateAnswer>(certificatePaths.one(number), signal);
        return answer?.certificate ?? null;
      },
    }),
};
