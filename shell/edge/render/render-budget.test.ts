import { createRenderBudget } from './render-budget';

let now: number;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

test('a few slow pages on a busy machine cost no other page its time', () => {
  const { next, record } = createRenderBudget(300);
  for (let page = 0; page < 10; page++) record('late');
  expect(next()).toBe(300);
});

test('when nothing came for a second, pages wait shortly, but for one each second that tries it', () => {
  const { next, record } = createRenderBudget(300);
  for (let page = 0; page < 4; page++) record('late');
  now += 1000;
  expect([next(), next(), next()]).toEqual([300, 100, 100]);
  now += 1000;
  expect([next(), next()]).toEqual([300, 100]);
});

test('the first page that comes in time gives all others their time again', () => {
  const { next, record } = createRenderBudget(300);
  for (let page = 0; page < 9; page++) record('late');
  now += 5000;
  next();
  record('in time');
  expect([next(), next()]).toEqual([300, 300]);
});
