import { type FigureName, figuresPaths } from '@gallery/shared/contract/figures/figures';
import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';
import { getJson, getText } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';
import type { Period } from './period';

export const figuresQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: [...queryKeys.figures, from, to],
    queryFn: ({ signal }) => getJson<FiguresAnswer>(figuresPaths.read, { query: { from, to }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });

export function fetchFigureCsv(figure: FigureName, { from, to }: Period): Promise<string> {
  return getText(figuresPaths.csv, { query: { figure, from, to } });
}
