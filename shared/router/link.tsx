import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { isOpening } from '../browser/plain-click';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown };

/** The package's own link would add the prefetching of its framework to each first view. */
export function Link({ to, replace, state, ...rest }: LinkProps) {
  if (typeof to === 'string' && otherSite.test(to)) return <a {...rest} href={to} />;
  return <SiteLink to={to} replace={replace} state={state} {...rest} />;
}

const otherSite = /^([a-z][\w+.-]*:|\/\/)/i;

function SiteLink({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target });
  const openAgain = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true, state, target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isOpening(href)) openAgain(event);
        else navigate(event);
      }}
    />
  );
}
