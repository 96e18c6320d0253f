import { Underline } from '@gallery/shared/brand/icons/underline';
import { useId } from 'react';
import styles from './time-line.module.css';

/** Shows the share of the time left as a part of its box's width. */
export function TimeLine({ share }: { share: number }) {
  const clip = useId();
  return (
    <>
      <Underline className={styles.whole} />
      <svg className={styles.rest} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={clip}>
          <rect className={styles.edge} y="-2" width={share * 100} height="12" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Underline />
        </g>
      </svg>
    </>
  );
}
