import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';

/** As words, such as `LCP 812 ms`; `owner`: the node that it is about, if the browser says which. */
export type TeamVital = { name: string; words: string; owner: Node | null };

/** Tells each vital of the page whenever it changes. */
export function followVitals(tell: (vital: TeamVital) => void): void {
  const all = { reportAllChanges: true };
  onLCP(
    (metric) => tell({ name: 'LCP', words: `LCP ${milliseconds(metric)}`, owner: paintedBy(metric) }),
    all,
  );
  onINP(
    (metric) => tell({ name: 'INP', words: `INP ${milliseconds(metric)}`, owner: answeredBy(metric) }),
    all,
  );
  onCLS(
    (metric) => tell({ name: 'CLS', words: `CLS ${metric.value.toFixed(3)}`, owner: movedMost(metric) }),
    all,
  );
}

function milliseconds({ value }: { value: number }): string {
  return `${Math.round(value)} ms`;
}

function paintedBy({ entries }: LCPMetric): Node | null {
  return entries.at(-1)?.element ?? null;
}

function answeredBy({ entries }: INPMetric): Node | null {
  return entries.find(({ target }) => target)?.target ?? null;
}

function movedMost({ entries }: CLSMetric): Node | null {
  const [worst] = [...entries].sort((one, other) => other.value - one.value);
  return worst?.sources?.[0]?.node ?? null;
}
