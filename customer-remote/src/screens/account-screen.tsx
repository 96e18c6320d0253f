import { ButtonLink } from '@gallery/shared/ui/button';
import styles from './account-screen.module.css';

/** The area's only page until accounts open. */
export function AccountScreen() {
  return (
    <section className={styles.account}>
      <title>Your account · Uli Gallery</title>
      <h1>Your account</h1>
      <p>Profiles and orders open soon. Until then every artwork can be seen in the gallery.</p>
      <ButtonLink to="/">View artworks</ButtonLink>
    </section>
  );
}
