import type { Ability } from '@gallery/shared/contract/account/roles';
import type { ReactNode } from 'react';
import { useMay } from './use-may';

/** Shows these actions to roles with the ability. `PageAccess` tells the others which role a change needs. */
export function Changes({ ability, children }: { ability: Ability; children: ReactNode }) {
  return useMay(ability) ? children : null;
}
