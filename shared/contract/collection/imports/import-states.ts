export const importStates = ['checking', 'running', 'done'] as const;

export const rowPlans = ['new', 'changed', 'same', 'wrong'] as const;
export type RowPlan = (typeof rowPlans)[number];
