import styles from './checkout.module.css';

export function BuyingClosed() {
  return <p className={styles.note}>{buyingClosedText}</p>;
}

export const buyingClosedText =
  'Buying online is closed here at the moment. Talk to us, and we will tell you how to have this work.';
