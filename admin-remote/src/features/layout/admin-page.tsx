import { brand } from '@gallery/shared/brand';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './admin-page.module.css';

type AdminPageProps = {
  title: string;
  /** What stands in one row with the heading; on a phone below it. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The frame of every screen of the back office: heading, tools, and one panel for each subject. */
export function AdminPage({ title, tools, children }: AdminPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  // A list becomes one of its things without a change of path: whoever listens is led to the new heading.
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className={styles.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}
