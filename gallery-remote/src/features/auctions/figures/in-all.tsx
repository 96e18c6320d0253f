import { Price } from '@gallery/shared/ui/artwork/price';
import styles from './sum.module.css';
import { SumRows, type SumRowsProps } from './sum-rows';

export function InAll(props: SumRowsProps) {
  return (
    <details className={styles.sum}>
      <summary className={styles.summary}>
        <span className={styles.title}>Total, all charges included</span>
        <b className={styles.total}>
          <Price amount={props.total.total} />
        </b>
        <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1.6 6 6.4l5-4.8" />
        </svg>
      </summary>
      <SumRows {...props} />
    </details>
  );
}
