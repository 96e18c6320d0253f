export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The upper ends of the buckets: milliseconds for LCP and INP, the score for CLS. The last has none. */
export const vitalBuckets: Record<VitalName, number[]> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12_000],
  INP: [8, 16, 24, 32, 48, 64, 80, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  CLS: [0, 0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};
