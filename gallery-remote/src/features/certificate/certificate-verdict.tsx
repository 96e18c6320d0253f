import { brand } from '@gallery/shared/brand';
import type { Certificate } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { formatDate } from '@gallery/shared/domain/time';
import { certificatePath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { again, StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import styles from './certificate.module.css';

export function CertificateVerdict({ certificate }: { certificate: Certificate }) {
  const verdict = verdictOf(certificate);
  const { replaced_by } = certificate;
  return (
    <section className={`${styles.verdict} ${styles[verdict.tone]}`}>
      <h1 className={styles.heading}>
        <StatusDot className={styles.dot} shape={marks[verdict.tone]} />
        {verdict.heading}
      </h1>
      <ul className={styles.reasons}>
        {verdict.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {replaced_by && (
          <li>
            The current certificate is{' '}
            <Link className="link" to={certificatePath(replaced_by)}>
              {replaced_by}
            </Link>
            .
          </li>
        )}
      </ul>
    </section>
  );
}

type Tone = 'verified' | 'superseded' | 'broken';

function verdictOf(certificate: Certificate): { heading: string; tone: Tone; reasons: string[] } {
  const { state, is_signed, issued_at, ended_at, reason } = certificate;
  const ended = formatDate(ended_at ?? issued_at);
  if (!is_signed)
    return {
      heading: 'Not verified',
      tone: 'broken',
      reasons: ['The details below are not as the gallery signed them. Do not rely on them.'],
    };
  if (state === 'superseded')
    return {
      heading: 'Superseded',
      tone: 'superseded',
      reasons: [`This certificate was genuine. We replaced it on ${ended}, when the work changed hands.`],
    };
  if (state === 'withdrawn')
    return {
      heading: 'Withdrawn',
      tone: 'broken',
      reasons: [
        `We withdrew this certificate on ${ended}. Reason: ${reason}`,
        'A work offered with this certificate may not be the original.',
      ],
    };
  return {
    heading: 'Verified',
    tone: 'verified',
    reasons: [
      `Issued by ${brand.name} on ${formatDate(issued_at)}.`,
      'This is the current certificate for this work.',
      'The details below are exactly as signed.',
    ],
  };
}

const marks: Record<Tone, ReactNode> = { verified: tick, superseded: again, broken: struck };
