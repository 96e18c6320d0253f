import { brand } from '@gallery/shared/brand';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { Link } from '@gallery/shared/router';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { Chapter } from '../../ui/chapter/chapter';
import styles from './policy-page.module.css';

/** A chapter of a policy. In its content, a text is a paragraph, and several texts are a list. */
export type PolicySection = {
  title: string;
  content: readonly (string | readonly string[])[];
};

type PolicyPageProps = { title: string; summary: string; sections: readonly PolicySection[] };

export function PolicyPage({ title, summary, sections }: PolicyPageProps) {
  const { address, hours } = useGalleryFacts();
  return (
    <>
      <header className={`page ${styles.head}`}>
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <p className={styles.draft}>Draft of November 26, 2026, for review by the gallery’s lawyer.</p>
      </header>
      {sections.map((section, index) => (
        <Chapter key={section.title} title={section.title} plain={index === 0}>
          {section.content.map((part) =>
            typeof part === 'string' ? <p key={part}>{part}</p> : <Points key={part[0]} points={part} />,
          )}
        </Chapter>
      ))}
      <Chapter title="Questions">
        <p>
          Write to{' '}
          <a className="link" href={brand.social.mail}>
            <EmailAddress>{brand.email}</EmailAddress>
          </a>{' '}
          or use the{' '}
          <Link className="link" to={contactPath}>
            contact form
          </Link>
          . You can also visit us: {brand.company}, {address}, {hours}.
        </p>
      </Chapter>
    </>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
