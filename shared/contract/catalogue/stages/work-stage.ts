/** The public sees published works alone. An archived work can be published again. */
export const workStages = ['draft', 'scheduled', 'published', 'archived'] as const;
export type WorkStage = (typeof workStages)[number];

/** A new work is published at once, unless its form says otherwise. */
export const firstStages = ['published', 'draft', 'scheduled'] as const;

/** What staff may do with a work of each stage. */
export const nextStages: Record<WorkStage, readonly WorkStage[]> = {
  draft: ['published', 'scheduled', 'archived'],
  scheduled: ['published', 'scheduled', 'draft', 'archived'],
  published: ['archived'],
  archived: ['published'],
};

/** The most days from now to the day on which a scheduled work is published. */
export const maxScheduleDays = 365;
