import { type Ability, mayDo, type StaffRole, staffRoleOf } from '@gallery/shared/contract/account/roles';
import { useSession } from '@gallery/shared/host';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import type { ComponentProps, ReactNode } from 'react';
import { abilitiesOf } from './page-abilities';

/** `null` for a customer, to whom the back office shows no page. */
export function useStaffRole(): StaffRole | null {
  const { user } = useSession();
  return user && staffRoleOf(user);
}

/** Tells whether the administrator's role allows it. The API decides again. */
export function useMay(ability: Ability): boolean {
  const role = useStaffRole();
  return role === null || mayDo(role, ability);
}

/** Shows these actions to roles with the ability. `PageAccess` tells the others which role a change needs. */
export function Changes({ ability, children }: { ability: Ability; children: ReactNode }) {
  return useMay(ability) ? children : null;
}

/** A link to a page of the back office, for roles that may open it. */
export function PageButton(props: ComponentProps<typeof ButtonLink> & { to: string }) {
  return useMay(abilitiesOf(props.to).opens) && <ButtonLink {...props} />;
}
