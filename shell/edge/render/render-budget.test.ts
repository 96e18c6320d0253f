import { createRenderBudget } from './render-budget';

let now: number;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

test('a few late pages keep the budget of the others', () => {
  const { next, record } = createRenderBudget(300);
  for (let page = 0; page < 10; page++) record('late');
  expect(next()).toBe(300);
});

test('after a second without a page in time, limits all but one page a second', () => {
  const { next, record } = createRenderBudget(300);
  for (let page = 0; page < 4; page++) record('late');
  now += 1000;
  expect([next(), next(), next()]).toEqual([300, 100, 100]);
  now += 1000;
  expect([next(), next()]).toEqual([300, 100]);
});

test('the first page in time restores the budget', () => {
  const { next, record } = createRenderBudget(300);
  for (let page = 0; page < 9; page++) record('late');
  now += 5000;
  next();
  record('in time');
  expect([next(), next()]).toEqual([300, 300]);
});
