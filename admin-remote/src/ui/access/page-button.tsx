import { ButtonLink } from '@gallery/shared/ui/controls/button';
import type { ComponentProps } from 'react';
import { abilitiesOf } from './page-abilities';
import { useMay } from './use-may';

/** A link to a page of the back office, for roles that may open it. */
export function PageButton(props: ComponentProps<typeof ButtonLink> & { to: string }) {
  return useMay(abilitiesOf(props.to).opens) && <ButtonLink {...props} />;
}
