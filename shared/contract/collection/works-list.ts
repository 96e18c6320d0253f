export type {
  WorkIdsAnswer,
  WorkRow,
  WorkRowsAnswer,
  WorksView,
  WorksViewsAnswer,
  WorkTagsAnswer,
} from './works-list.schema';

export const worksListPaths = {
  /** A page of works with the facts that staff compare, and the sum of all prices of the list. */
  rows: '/collection/works',
  /** The same list as CSV, with all pages. */
  csv: '/collection/works.csv',
  /** The filters, sorts, and columns that the caller saved under a name. */
  views: '/collection/views',
  view: (id: string) => `/collection/views/${encodeURIComponent(id)}`,
  tags: '/collection/tags',
  /** The ids of all works of a list, at most `maxEditedWorks`, so that staff can select them at once. */
  ids: '/collection/ids',
};
