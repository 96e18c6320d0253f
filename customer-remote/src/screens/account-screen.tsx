import { useSession } from '@gallery/shared/host';
import { Button, ButtonLink } from '@gallery/shared/ui/button';
import styles from './account-screen.module.css';

/** The area's only page until accounts open. */
export function AccountScreen() {
  const { user, end } = useSession();
  return (
    <section className={styles.account}>
      <title>Your account · Uli Gallery</title>
      <h1>Your account</h1>
      <p>
        {user?.firstname} {user?.lastname}
      </p>
      <p>Profiles and orders open soon. Until then every artwork can be seen in the gallery.</p>
      <ButtonLink to="/">View artworks</ButtonLink>
      <Button kind="secondary" onClick={() => end()}>
        Log Out
      </Button>
    </section>
  );
}
