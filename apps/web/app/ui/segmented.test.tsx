import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

// jsdom lacks it; user-event asks for it when the arrow keys move through radios.
vi.stubGlobal('CSS', { escape: (text: string) => text });

const options = [
  { value: 'none', label: 'No plan' },
  { value: 'standard', label: 'Standard' },
  { value: 'premium', label: 'Premium' },
];

test('it is a group of radios that the arrow keys move through', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <Segmented
      label="I have"
      name="plan"
      options={options}
      defaultValue="none"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'I have' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith('standard');
  expect(screen.getByRole('radio', { name: 'Standard', checked: true })).toBe(
    document.activeElement,
  );
});

test('a given value rules', async () => {
  render(
    <Segmented label="I have" name="plan" options={options} value="premium" onChange={() => {}} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Standard' }));
  expect(screen.getByRole('radio', { checked: true })).toBe(
    screen.getByRole('radio', { name: 'Premium' }),
  );
});

test('an error describes the group', () => {
  render(<Segmented label="Sex" name="sex" options={options} error="Please choose one" />);
  expect(screen.getByRole('group', { name: 'Sex', description: 'Please choose one' })).toBeTruthy();
});
