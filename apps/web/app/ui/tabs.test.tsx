import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const onChange = vi.fn<(id: string) => void>();
const tabs = ['Taalmel', 'Services', 'Payments'].map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: `About ${label}`,
}));

beforeEach(() => {
  onChange.mockClear();
  render(<Tabs label="Subjects" tabs={tabs} onChange={onChange} />);
});

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('the first tab is chosen, and only its panel is there, named by it', () => {
  expect(screen.getByRole('tablist', { name: 'Subjects' })).toBeTruthy();
  expect(chosen()).toBe('Taalmel');
  expect(screen.getByRole('tabpanel', { name: 'Taalmel' }).textContent).toBe('About Taalmel');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('arrow keys go round and choose, Home and End go to the ends', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Services');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Services' }));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toBe('Payments');
  await userEvent.keyboard('{Home}');
  expect(chosen()).toBe('Taalmel');
  await userEvent.keyboard('{End}');
  expect(chosen()).toBe('Payments');
  expect(onChange).toHaveBeenLastCalledWith('payments');
});

test('one stop for the Tab key, on the chosen tab', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Services' }));
  const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
  expect(stops).toEqual([screen.getByRole('tab', { name: 'Services' })]);
  expect(screen.getByRole('tabpanel').textContent).toBe('About Services');
});
