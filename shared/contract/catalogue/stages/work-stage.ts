/** The public sees published works alone. An archived work can be published again. */
export const workStages = ['draft', 'scheduled', 'published', 'archived'] as const;
export type WorkStage = (typeof workStages)[number];

/** A new work is published at once, unless its form says otherwise. */
export const firstStages = ['published', 'draft', 'scheduled'] as const;

export const nextStages: Record<WorkStage, readonly WorkStage[]> = {
  draft: ['published', 'scheduled', 'archived'],
  scheduled: ['published', 'scheduled', 'draft', 'archived'],
  published: ['archived'],
  archived: ['published'],
};

export const maxScheduleDays = 365;
