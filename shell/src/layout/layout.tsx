import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import styles from './layout.module.css';
import { Masthead } from './masthead';

type LayoutProps = { bare: boolean; demo?: boolean; children: ReactNode };

export function Layout({ bare, demo = false, children }: LayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {bare ? (
        <header className={styles.bar}>
          <Masthead demo={demo} />
        </header>
      ) : (
        <Header demo={demo} />
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!bare && <Footer />}
    </>
  );
}
