import { maxWorksOnDevice } from '../contract/saved/saved';
import { forgetDeviceWorks, readDeviceWorks, subscribeDeviceWorks, toggleDeviceWork } from './device-works';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

afterEach(() => localStorage.clear());

test('a device keeps works until they are removed, and tells its listeners', () => {
  const listener = jest.fn();
  const stop = subscribeDeviceWorks(listener);
  toggleDeviceWork(idOf(1));
  toggleDeviceWork(idOf(2));
  expect(readDeviceWorks()).toEqual([idOf(1), idOf(2)]);
  expect(readDeviceWorks()).toBe(readDeviceWorks());
  toggleDeviceWork(idOf(1));
  expect(readDeviceWorks()).toEqual([idOf(2)]);
  forgetDeviceWorks([idOf(2)]);
  expect(localStorage).toHaveLength(0);
  stop();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('a full device refuses another work with a message for its visitor', () => {
  const ids = Array.from({ length: maxWorksOnDevice }, (_, index) => idOf(index));
  localStorage.setItem('saved works', JSON.stringify(ids));
  expect(() => toggleDeviceWork(idOf(500))).toThrow('This device keeps 100 works. Log in to save more.');
  expect(readDeviceWorks()).toHaveLength(maxWorksOnDevice);
});

test.each(['', '{', '{"a":1}', '[1,null,"x"]'])('a device with the text %j has no works', (text) => {
  localStorage.setItem('saved works', text);
  expect(readDeviceWorks()).toEqual([]);
});
