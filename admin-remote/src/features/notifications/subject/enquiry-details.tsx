import { brand } from '@gallery/shared/brand';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { From, Reply, Subject } from './subject';
import { subjectQueries } from './subject.queries';

/** Every enquiry has the same text, the form's. */
export function EnquiryDetails({ id }: { id: string }) {
  const enquiry = useQuery(subjectQueries.enquiry(id));
  return (
    <Subject of={enquiry}>
      {({ fullname, email, mobile, artname, art_id }) => (
        <>
          <From lines={[fullname, email, mobile]} />
          <p>{brand.enquiryMessage}</p>
          {art_id && (
            <Link className="link" to={artworkPath(art_id)}>
              {artname}
            </Link>
          )}
          <Reply to={email} subject={`Your enquiry about ${artname}`} />
        </>
      )}
    </Subject>
  );
}
