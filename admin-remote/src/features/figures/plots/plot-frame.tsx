import type { ReactNode } from 'react';
import { formatShortNaira } from '../../../ui/figures/sales-format';
import styles from './plot.module.css';

/** Stands below the columns. `at` is the share of the width. Without `only`, all screens show it. */
export type PlotLabel = { text: string; at: number; now?: boolean; only?: 'wide' | 'narrow' };

type PlotFrameProps = {
  label: string;
  /** The height of the columns and the value of the highest line, in naira. */
  height: number;
  top: number;
  labels: readonly PlotLabel[];
  children: ReactNode;
};

/** Draws the lines and the labels around columns. Widths are percentages, so the plot fits without measuring. */
export function PlotFrame({ label, height, top, labels, children }: PlotFrameProps) {
  const lines = [0, top / 2, top];
  return (
    <div className={styles.frame}>
      <svg className={styles.plot} width="100%" height={height + foot} role="img" aria-label={label}>
        {lines.map((amount) => {
          const y = heightOf(amount, { height, top });
          return (
            <g key={amount}>
              <line className={styles.line} x1="0" x2="100%" y1={y} y2={y} />
              <text className={styles.amount} x="-8" y={y + 4}>
                {formatShortNaira(amount)}
              </text>
            </g>
          );
        })}
        {children}
        {labels.map(({ text, at, now, only }) => (
          <text
            key={at}
            className={now ? `${styles.now} ${styles.end}` : only && styles[only]}
            x={percent(at)}
            y={height + 18}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** In pixels: the space above the highest line, and below the columns. */
const head = 18;
const foot = 24;

/** Returns the y of an amount. */
export function heightOf(amount: number, { height, top }: { height: number; top: number }): number {
  return height - ((height - head) * Math.max(0, amount)) / top;
}

/** Rounds the largest value up to a number that two or four lines divide well, at least `least`. */
export function topOf(largest: number, least = 1): number {
  const value = Math.max(largest, least);
  const power = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}

const steps = [1, 2, 4, 6, 8, 10];

/** As an attribute of SVG, because the policy allows no style attributes. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
