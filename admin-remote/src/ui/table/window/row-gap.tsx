import styles from './row-gap.module.css';

/** Stands for rows outside the screen. The height is in pixels. */
export function RowGap({ height }: { height: number }) {
  if (height <= 0) return null;
  // biome-ignore lint/nursery/noInlineStyles: only the script knows the height, and React sets it without an attribute
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the row is empty and takes no focus
  return <tr aria-hidden="true" className={styles.gap} style={{ height }} />;
}
