import { brand } from '@gallery/shared/brand';
import {
  type Certificate,
  certificatePaths,
} from '@gallery/shared/contract/catalogue/certificates/certificate';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { usePublicUrl } from '@gallery/shared/host';
import { artworkPath, contactPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import styles from './certificate.module.css';
import { CertificateForm } from './certificate-form';
import { CertificateVerdict } from './certificate-verdict';

export function CertificatePage({ certificate }: { certificate: Certificate }) {
  const { number, state, title, artist, facts, picture, artwork_id } = certificate;
  const name = `Certificate of authenticity ${number}`;
  return (
    <article className={`page ${styles.certificate}`}>
      <PageMeta title={name} description={`${title} by ${artist}: is this certificate current?`} noindex />
      {picture && (
        <figure className={styles.work}>
          <img
            className={styles.picture}
            src={pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp')}
            width={picture.width}
            height={picture.height}
            alt={`${title} by ${artist}`}
            fetchPriority="high"
          />
          <figcaption className={styles.caption}>
            <span className={styles.title}>{title}</span> {artist}
          </figcaption>
        </figure>
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          <p className={styles.number}>{name}</p>
          <CertificateVerdict certificate={certificate} />
          <AfterVerdict number={number} state={state} />
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.name} className={styles.fact}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <LookAlikes />
        <p className={styles.note}>
          We do not show the owner’s name. Compare the picture with the work in front of you.
        </p>
        <p className={styles.actions}>
          <a className="link" href={`/api${certificatePaths.pdf(number)}`} download>
            Download certificate (PDF)
          </a>
          <Link className="link" to={artworkPath(artwork_id)}>
            See the work
          </Link>
        </p>
        <Proof certificate={certificate} />
      </div>
    </article>
  );
}

export function CheckAnother() {
  return (
    <section className={styles.band} aria-labelledby={anotherId}>
      <div className={`page ${styles.another}`}>
        <h2 id={anotherId}>Check another certificate</h2>
        <CertificateForm label="Certificate number" />
      </div>
    </section>
  );
}

const anotherId = 'another-certificate';

function AfterVerdict({ number, state }: Pick<Certificate, 'number' | 'state'>) {
  if (state === 'superseded')
    return <p className={styles.note}>Certificate {number} is no longer evidence of who owns the work.</p>;
  if (state === 'withdrawn')
    return (
      <p>
        <ButtonLink kind="secondary" to={contactPath}>
          Tell the gallery
        </ButtonLink>
      </p>
    );
  return null;
}

/** A forger can copy the page, but not its address. */
function LookAlikes() {
  const host = usePublicUrl().replace(/^https?:\/\//, '');
  return (
    <p className={styles.warning}>
      <strong>Check the address of this page.</strong> It must begin with <bdi>{host}</bdi>. A page at a
      similar address is not from {brand.name}.
    </p>
  );
}

function Proof({ certificate: { hash, signature, public_key } }: { certificate: Certificate }) {
  return (
    <details className={styles.proof}>
      <summary>How we verify this</summary>
      <p className={styles.note}>
        We sign the details and the picture with the gallery’s private key (Ed25519). Anyone can check the
        signature with our public key.
      </p>
      <dl className={styles.hashes}>
        <dt>SHA-256 of the signed details</dt>
        <dd>{hash}</dd>
        <dt>Signature</dt>
        <dd>{signature}</dd>
        <dt>Public key</dt>
        <dd>{public_key}</dd>
      </dl>
    </details>
  );
}
