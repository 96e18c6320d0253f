export type { WorkIdsAnswer } from './works-list.schema';

/** For administrators. */
export const worksListPaths = {
  /** The ids of all works of a list, at most `maxEditedWorks`, so that staff can select them at once. */
  ids: '/collection/ids',
};
