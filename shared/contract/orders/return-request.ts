export const maxReturnReason = 500;

/** 'accepted': the work is expected back, and then refunded. */
export const returnStates = ['requested', 'accepted', 'declined'] as const;
