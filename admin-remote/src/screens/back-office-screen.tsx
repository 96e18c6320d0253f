import { ButtonLink } from '@gallery/shared/ui/button';
import styles from './back-office-screen.module.css';

/** The area's only page until the back office opens. */
export function BackOfficeScreen() {
  return (
    <section className={styles.office}>
      <title>Back office · Uli Gallery</title>
      <h1>Back office</h1>
      <p>Curators will log in here. The back office is not open yet.</p>
      <ButtonLink to="/" kind="secondary">
        Back to the gallery
      </ButtonLink>
    </section>
  );
}
