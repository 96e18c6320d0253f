import { brand } from '@gallery/shared/brand';
import {
  type Ability,
  roleNeeded,
  roleRefusal,
  type StaffRole,
} from '@gallery/shared/contract/account/roles';
import { adminDashboardPath } from '@gallery/shared/paths/admin-paths';
import { useLocation } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import { useMay, useStaffRole } from '../../ui/access/access';
import { abilitiesOf } from '../../ui/access/page-abilities';
import styles from './page-access.module.css';

export function PageAccess({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { opens, changes = opens } = abilitiesOf(pathname);
  const role = useStaffRole();
  const [mayOpen, mayChange] = [useMay(opens), useMay(changes)];
  if (!role) return null;
  if (!mayOpen) return <NeedsRole role={role} ability={opens} />;
  return (
    <>
      {!mayChange && (
        <p className={styles.note}>
          You can read this page. A change needs {leastRole(changes)}; yours is {role}.
        </p>
      )}
      {children}
    </>
  );
}

function NeedsRole({ role, ability }: { role: StaffRole; ability: Ability }) {
  return (
    <section className={styles.refusal}>
      <title>{`Another role is needed · ${brand.name}`}</title>
      <h1>This page needs {leastRole(ability)}</h1>
      <p>{roleRefusal(role, ability)}</p>
      <ButtonLink to={adminDashboardPath}>To the dashboard</ButtonLink>
    </section>
  );
}

function leastRole(ability: Ability): string {
  const role = roleNeeded(ability);
  return role === 'owner' ? 'the role owner' : `at least the role ${role}`;
}
