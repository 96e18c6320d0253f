import { renderApp } from '@gallery/shared/testing/render-app';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PaletteGroup } from './options';
import { usePalette } from './use-palette';

test('later results keep the highlight where the keys have moved it', async () => {
  const { user } = renderApp(<Palette />);
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const moved = chosen();
  act(() => arrive(groupOf('Harbor', 'Dust', moved ?? '', 'Noon')));
  expect(chosen()).toBe(moved);
  act(() => arrive(groupOf('Harbor', 'Dust')));
  expect(chosen()).toBe('Harbor');
});

const chosen = () => screen.getByRole('option', { selected: true }).textContent;

let arrive: (groups: PaletteGroup[]) => void = () => {};

function Palette() {
  const [groups, setGroups] = useState(groupOf('Lanterns', 'Market', 'Rain', 'Dust'));
  arrive = setGroups;
  const rest = { text: 'a', onText: () => {}, isSettled: true, userId: 'u1', onClose: () => {} };
  const { input, menu, item } = usePalette({ ...rest, groups });
  return (
    <>
      <input {...input} aria-label="Find" />
      <div {...menu()}>
        {groups.flatMap(({ options }) =>
          options.map((option) => (
            <div key={option.key} {...item(option)}>
              {option.title}
            </div>
          )),
        )}
      </div>
    </>
  );
}

function groupOf(...titles: string[]): PaletteGroup[] {
  const options = titles.map((title) => ({ key: title, title, path: `/admin/${title}` }));
  return [{ label: 'Works', count: String(titles.length), options }];
}
