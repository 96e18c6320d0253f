import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import type { ReactNode } from 'react';

type NotFoundPageProps = {
  title: string;
  description: string;
  message: string;
  link: { to: string; label: string };
  children?: ReactNode;
};

export function NotFoundPage({ title, description, message, link, children }: NotFoundPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} noindex />
      <MessagePage title={title} message={message}>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
        {children}
      </MessagePage>
    </>
  );
}
