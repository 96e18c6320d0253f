import { brand } from '@gallery/shared/brand';
import { LateDrawing } from '@gallery/shared/brand/icons/drawing';
import {
  aboutPath,
  artworksPath,
  auctionsPath,
  contactPath,
  deliveryPath,
  privacyPath,
  returnsPath,
  savedPath,
  termsPath,
} from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { footerToolsId } from '@gallery/shared/ui/page/footer-tools';
import type { ReactNode } from 'react';
import type { Frame } from '../areas';
import { useAuctionsPublished } from '../auctions-published';
import { Header } from './header';
import styles from './layout.module.css';
import { Logo, Masthead } from './masthead';

type LayoutProps = { frame: Frame; demo: boolean; children: ReactNode };

export function Layout({ frame, demo, children }: LayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {frame === 'shop' ? (
        <Header demo={demo} />
      ) : (
        <header className={frame === 'room' ? `page ${styles.room}` : styles.office}>
          <Masthead demo={demo} />
        </header>
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {frame === 'shop' && <Footer />}
    </>
  );
}

function Footer() {
  const hasAuctions = useAuctionsPublished();
  return (
    <footer className={`on-night ${styles.footer}`}>
      <LateDrawing motif="night" className={styles.drawing} />
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
            <Link to={savedPath}>Saved works</Link>
            <Link to={contactPath}>Contact us</Link>
          </nav>
          <SocialLinks />
          <div className={styles.policies}>
            <nav className={styles.links} aria-label="Policies">
              <Link to={deliveryPath}>Delivery</Link>
              <Link to={returnsPath}>Returns</Link>
              <Link to={termsPath}>Terms of sale</Link>
              <Link to={privacyPath}>Privacy</Link>
            </nav>
            <div id={footerToolsId} />
          </div>
          {/* At the turn of the year the server may have written the old one, which is no hydration error. */}
          <p className={styles.copyright} suppressHydrationWarning>
            {`© ${yearInLagos()} ${brand.company}`}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** In milliseconds. */
const lagosAhead = 3.6e6;

function yearInLagos(): string {
  return new Date(Date.now() + lagosAhead).toISOString().slice(0, 4);
}

function SocialLinks() {
  const { mail, instagram, twitter, facebook } = brand.social;
  return (
    <ul className={styles.social}>
      <SocialLink name="Mail" href={mail} line="M3 5.5h18v13H3zM3 6l9 7 9-7" />
      <SocialLink
        name="Instagram"
        href={instagram}
        line="M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5m8 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0m1-5h.01"
      />
      <SocialLink
        name="Twitter"
        href={twitter}
        line="M21 6.2c-.7.4-1.4.6-2.2.7a3.7 3.7 0 0 0-6.4 3.3A10.4 10.4 0 0 1 4.8 6.4a3.7 3.7 0 0 0 1.2 5 3.6 3.6 0 0 1-1.7-.5 3.7 3.7 0 0 0 3 3.7c-.5.1-1.1.2-1.6.1a3.7 3.7 0 0 0 3.4 2.5A7.4 7.4 0 0 1 3 18.7 10.4 10.4 0 0 0 19 9.3c.8-.6 1.4-1.3 2-2.1z"
      />
      <SocialLink
        name="Facebook"
        href={facebook}
        line="M14 21v-8h2.8l.5-3.3H14V7.8c0-1 .4-1.6 1.7-1.6h1.7V3.3A20 20 0 0 0 15 3.1c-2.6 0-4.2 1.5-4.2 4.3v2.3H8V13h2.8v8z"
      />
    </ul>
  );
}

/** `line` is the path of the icon. */
function SocialLink({ name, href, line }: { name: string; href: string; line: string }) {
  return (
    <li>
      <a className={styles.link} href={href}>
        <VisuallyHidden>{name}</VisuallyHidden>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d={line} />
        </svg>
      </a>
    </li>
  );
}
