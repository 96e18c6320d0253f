import { abilities, mayDo, roleNeeded, roleRefusal, staffRoleOf, staffRoles } from './roles';

const own = {
  viewer: ['read'],
  curator: ['catalogue', 'programme', 'correspondence'],
  manager: ['trade', 'people', 'money', 'prices'],
  owner: ['settings', 'administrators', 'releases'],
};

test('each role may do what the roles before it may, and more', () => {
  expect(staffRoles).toEqual(['viewer', 'curator', 'manager', 'owner']);
  const may = (role: keyof typeof own) => abilities.filter((ability) => mayDo(role, ability));
  expect(may('viewer')).toEqual(own.viewer);
  expect(may('curator')).toEqual([...own.viewer, ...own.curator]);
  expect(may('manager')).toEqual([...own.viewer, ...own.curator, ...own.manager]);
  expect(may('owner')).toEqual([...own.viewer, ...own.curator, ...own.manager, ...own.owner]);
  for (const role of staffRoles)
    for (const ability of own[role]) expect(roleNeeded(ability as never)).toBe(role);
});

test('a refusal names the role that is needed', () => {
  expect(roleRefusal('viewer', 'trade')).toBe(
    'This needs at least the role manager; yours is viewer. Ask an owner of the gallery.',
  );
  expect(roleRefusal('manager', 'settings')).toBe(
    'This needs the role owner; yours is manager. Ask an owner of the gallery.',
  );
});

test('a customer has no role, and an administrator of an earlier API is an owner', () => {
  expect(staffRoleOf({ role: 'customer', staffRole: 'owner' })).toBeNull();
  expect(staffRoleOf({ role: 'admin', staffRole: 'viewer' })).toBe('viewer');
  expect(staffRoleOf({ role: 'admin' })).toBe('owner');
});
