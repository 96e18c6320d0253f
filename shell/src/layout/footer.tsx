import { brand } from '@gallery/shared/brand';
import { Night } from '@gallery/shared/brand/icons/lazy/night';
import { wallClockOf } from '@gallery/shared/format/wall-clock';
import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from './footer.module.css';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

export function Footer() {
  return (
    <footer className={`on-night ${styles.footer}`}>
      <Night className={styles.drawing} />
      <div className={`page ${styles.content}`}>
        <div className={styles.invitation}>
          <h2 className={styles.heading}>{brand.invitation}</h2>
          <ButtonLink to="/contact-us">Contact Us</ButtonLink>
        </div>
        <div className={styles.rows}>
          <Logo />
          <nav className={styles.links} aria-label="Footer">
            <Link to="/artist">Artist</Link>
            <Link to="/about">About</Link>
            <Link to="/contact-us">Contact us</Link>
          </nav>
          <SocialLinks />
          {/* At the turn of the year the server may have written the old one: no reason to complain. */}
          <p className={styles.copyright} suppressHydrationWarning>
            {`© ${yearInLagos()} ${brand.company}`}
          </p>
        </div>
      </div>
    </footer>
  );
}

function yearInLagos(): string {
  return wallClockOf(new Date().toISOString()).slice(0, 4);
}
