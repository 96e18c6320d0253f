export type {
  EditDoneAnswer,
  EditPreview,
  EditsAnswer,
  KeptWork,
  PlannedChange,
  UndoneAnswer,
  WorksEdit,
} from './works-edit.schema';

export const worksEditPaths = {
  /** POST computes what an edit would change and what stays, and changes nothing. */
  preview: '/collection/edits/preview',
  /** POST applies a preview, and GET reads the edits that can still be undone. */
  edits: '/collection/edits',
  undo: (id: string) => `/collection/edits/${encodeURIComponent(id)}/undo`,
};
