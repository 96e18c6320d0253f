export const importStates = ['checking', 'running', 'done'] as const;

/** What an import does with a row. */
export const rowPlans = ['new', 'changed', 'same', 'wrong'] as const;
export type RowPlan = (typeof rowPlans)[number];
