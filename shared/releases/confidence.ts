import { logGamma } from './log-gamma';

export type Band = { low: number; high: number };

/**
 * Returns a band that the true rate of failures ever leaves with a chance of at most `alpha`, however often anyone looks.
 * A rate is inside while the mean likelihood of all rates (Jeffreys' prior) is less than 1/alpha times its own.
 */
export function rateBand(views: number, failures: number, alpha: number): Band {
  if (views === 0) return { low: 0, high: 1 };
  const passed = views - failures;
  const mixture = logBeta(failures + 0.5, passed + 0.5) - logBeta(0.5, 0.5);
  const isInside = (rate: number) => mixture - logLikelihood(rate, failures, passed) < -Math.log(alpha);
  const rate = failures / views;
  return {
    low: failures === 0 ? 0 : edgeOf(rate, 0, isInside),
    high: passed === 0 ? 1 : edgeOf(rate, 1, isInside),
  };
}

/** Bisects between a rate inside and one outside until they meet. Returns the one outside. */
function edgeOf(inside: number, outside: number, isInside: (rate: number) => boolean): number {
  let [near, far] = [inside, outside];
  for (let step = 0; step < 60; step++) {
    const middle = (near + far) / 2;
    if (isInside(middle)) near = middle;
    else far = middle;
  }
  return far;
}

function logLikelihood(rate: number, failures: number, passed: number): number {
  const failed = failures === 0 ? 0 : failures * Math.log(rate);
  return passed === 0 ? failed : failed + passed * Math.log1p(-rate);
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}
