/** Who did what in the back office, when, and from which state to which. */
export type AuditEntry = {
  /** ISO 8601, UTC. */
  at: string;
  /** The administrator's name; 'The gallery' for its own machinery. */
  by: string;
  /** In words, such as 'Order moved' or 'Artwork changed'. */
  action: string;
  from: string | null;
  to: string | null;
};
