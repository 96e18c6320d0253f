import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import styles from './checkout.module.css';

type NotForSaleProps = { work: ListedArtwork; reason: string };

export function NotForSale({ work, reason }: NotForSaleProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} role="status" tabIndex={-1} className={styles.status}>
        {reason}
      </p>
      <ButtonLink kind="secondary" to={`${artworkPath(work._id)}#enquiry`} replace>
        Talk to us
      </ButtonLink>
    </>
  );
}
