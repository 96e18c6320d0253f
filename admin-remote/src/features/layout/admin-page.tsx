import { brand } from '@gallery/shared/brand';
import { useRestoredFocus } from '@gallery/shared/ui/page/use-restored-focus';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './admin-page.module.css';

type AdminPageProps = {
  title: string;
  /** Names what the page shows, because its title can change while the page is open. */
  of?: string;
  /** Stands beside the title, such as the number of records. */
  aside?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ title, of = title, aside, tools, children }: AdminPageProps) {
  const page = useRestoredFocus<HTMLDivElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(of);

  // A list and its record share a path, so the router does not move the focus to the new heading.
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    heading.current?.focus();
  }, [of]);

  return (
    <div ref={page} className={styles.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside && <p className={styles.aside}>{aside}</p>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}
