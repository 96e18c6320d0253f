import { type Ability, mayDo, type StaffRole, staffRoleOf } from '@gallery/shared/contract/account/roles';
import { useSession } from '@gallery/shared/host';

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
