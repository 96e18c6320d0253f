import { renderApp } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from './combobox';

const fitting: Record<string, string[]> = { n: ['Ngozi', 'Nneka'], nn: ['Nneka', 'Nnamdi'] };
const chosen = jest.fn();

function Artist() {
  const [text, setText] = useState('');
  return (
    <Combobox
      id="artist"
      text={text}
      onText={setText}
      onBlur={() => undefined}
      suggestions={(fitting[text] ?? []).map((name) => ({ value: name, label: name }))}
      kind="Artists"
      onChoose={({ value }) => chosen(value)}
      onClose={() => undefined}
    />
  );
}

test('Escape closes the list of suggestions first, and then belongs to the dialog around', async () => {
  const kept: boolean[] = [];
  const note = (event: KeyboardEvent) => kept.push(event.defaultPrevented);
  const { user } = renderApp(<Artist />);
  document.addEventListener('keydown', note);
  await user.type(screen.getByRole('combobox'), 'n');
  kept.length = 0;
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('combobox'), 'x');
  kept.splice(1);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', note);
  expect(kept).toEqual([true, false]);
  expect(screen.getByRole('combobox')).toHaveValue('nx');
});

test('new suggestions clear the selection, and Enter chooses none', async () => {
  const { user } = renderApp(<Artist />);
  await user.type(screen.getByRole('combobox'), 'n{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ngozi');
  await user.type(screen.getByRole('combobox'), 'n');
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
});
