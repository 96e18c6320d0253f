import {
  type Ability,
  abilities,
  mayDo,
  type StaffRole,
  staffRoles,
} from '@gallery/shared/contract/account/roles';

const names: Record<Ability, string> = {
  read: 'reads everything but releases and accounts',
  catalogue: 'works and artists',
  programme: 'events and the door',
  correspondence: 'enquiries',
  trade: 'orders and auctions',
  people: 'notes about people',
  money: 'exports of figures',
  prices: 'delivery prices and currencies',
  settings: 'settings',
  administrators: 'administrators',
  releases: 'releases',
};

export const roleNames: Record<StaffRole, string> = {
  viewer: 'Viewer',
  curator: 'Curator',
  manager: 'Manager',
  owner: 'Owner',
};

export const roleOptions = staffRoles.map((role) => ({
  value: role,
  label: `${roleNames[role]}: ${added(role)}`,
}));

function added(role: StaffRole): string {
  const before = staffRoles[staffRoles.indexOf(role) - 1];
  const own = abilities.filter((ability) => mayDo(role, ability) && !(before && mayDo(before, ability)));
  const text = own.map((ability) => names[ability]).join(', ');
  return before ? `also changes ${text}` : text;
}
