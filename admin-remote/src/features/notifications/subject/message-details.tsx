import { brand } from '@gallery/shared/brand';
import { useQuery } from '@gallery/shared/query';
import styles from './message-details.module.css';
import { From, Reply, Subject } from './subject';
import { subjectQueries } from './subject.queries';

export function MessageDetails({ id }: { id: string }) {
  const message = useQuery(subjectQueries.message(id));
  return (
    <Subject of={message}>
      {({ firstName, lastName, email, phoneNumber, textarea }) => (
        <>
          <From lines={[`${firstName} ${lastName}`.trim(), email, phoneNumber]} />
          <p className={styles.text}>{textarea}</p>
          <Reply to={email} subject={`Your message to ${brand.name}`} />
        </>
      )}
    </Subject>
  );
}
