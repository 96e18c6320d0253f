/** From the least to the most. Each role may do what the roles before it may. */
export const staffRoles = ['viewer', 'curator', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The one table of what each role may do: an ability, and the least role that has it. */
const leastRoles = {
  read: 'viewer',
  /** Works, artists, the landing page, viewing rooms, imports, and pictures. */
  catalogue: 'curator',
  /** Events, their guests, and the door. */
  programme: 'curator',
  correspondence: 'curator',
  /** Orders, refunds, auctions, bidders, and offers. */
  trade: 'manager',
  /** Notes and reminders about people, and every export of personal data. */
  people: 'manager',
  /** Accounts, settlement, and exports of figures. */
  money: 'manager',
  /** The prices of delivery and the rates of currencies. */
  prices: 'manager',
  settings: 'owner',
  administrators: 'owner',
  releases: 'owner',
} as const satisfies Record<string, StaffRole>;

export type Ability = keyof typeof leastRoles;
export const abilities = Object.keys(leastRoles) as Ability[];

export function roleNeeded(ability: Ability): StaffRole {
  return leastRoles[ability];
}

export function mayDo(role: StaffRole, ability: Ability): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(roleNeeded(ability));
}

/** Says who may do it, and what to do next. */
export function roleRefusal(role: StaffRole, ability: Ability): string {
  const needed = roleNeeded(ability);
  const least = needed === 'owner' ? 'the role owner' : `at least the role ${needed}`;
  return `This needs ${least}; yours is ${role}. Ask an owner of the gallery.`;
}

type Account = { role: 'customer' | 'admin'; staffRole?: StaffRole };

/** `null` for a customer. An API without roles has owners only. */
export function staffRoleOf({ role, staffRole = 'owner' }: Account): StaffRole | null {
  return role === 'admin' ? staffRole : null;
}
