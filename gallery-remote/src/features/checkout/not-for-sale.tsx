import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import styles from './checkout.module.css';

type NotForSaleProps = { work: ListedArtwork; words: string };

/** Why the work cannot be bought now, and whom to ask. It may take the place of the form in which one typed. */
export function NotForSale({ work, words }: NotForSaleProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className={styles.said}>
        {words}
      </p>
      <ButtonLink kind="secondary" to={`/art-page/${work._id}#enquiry`} replace>
        Talk to us
      </ButtonLink>
    </>
  );
}
