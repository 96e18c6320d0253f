export const noCanary = {
  canaryId: null,
  canaryRun: null,
  canaryShare: null,
  canarySteps: null,
  stepSince: null,
};
