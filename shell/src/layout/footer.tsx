import { brand } from '@gallery/shared/brand';
import { Night } from '@gallery/shared/brand/icons/lazy/night';
import { wallClockOf } from '@gallery/shared/domain/clock';
import { aboutPath, artworksPath, auctionsPath, contactPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { useAuctionsPublished } from '../auctions-published';
import styles from './footer.module.css';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

export function Footer() {
  const hasAuctions = useAuctionsPublished();
  return (
    <footer className={`on-night ${styles.footer}`}>
      <Night className={styles.drawing} />
      <div className={`page ${styles.content}`}>
        <div className={styles.invitation}>
          <h2 className={styles.heading}>{brand.invitation}</h2>
          <ButtonLink to={contactPath}>Contact Us</ButtonLink>
        </div>
        <div className={styles.rows}>
          <Logo />
          <nav className={styles.links} aria-label="Footer">
            <Link to={artworksPath}>Artist</Link>
            {hasAuctions && <Link to={auctionsPath}>Auctions</Link>}
            <Link to={aboutPath}>About</Link>
            <Link to={contactPath}>Contact us</Link>
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
