import { Drawing } from '@gallery/shared/brand/icons/drawing';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import type { MouseEvent, ReactNode } from 'react';
import styles from './landing-hero.module.css';

export function LandingHero({ children }: { children: ReactNode }) {
  return (
    <section className={`page ${styles.hero}`} id="first-view">
      <h1 className={styles.heading}>Welcome to the world of ART</h1>
      <div className={styles.lead}>
        <p className="lead">Explore the story in every piece.</p>
        <ButtonLink to={`#${visitUs}`} onClick={scrollToVisit}>
          Visit gallery today
        </ButtonLink>
      </div>
      <div className={styles.work}>{children}</div>
      <Drawing motif="hero" className={styles.drawing} />
    </section>
  );
}

function scrollToVisit(event: MouseEvent) {
  const panel = document.getElementById(visitUs);
  if (!panel) return;
  event.preventDefault();
  panel.scrollIntoView();
  panel.focus({ preventScroll: true });
}

export const visitUs = 'visit-us';
