import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Chip, ChipLink } from './chip.tsx';

test('a chip says whether it is on', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Chip isOn onClick={onClick}>
      Money
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Money', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('off is said too, not left out', () => {
  render(<Chip>Family</Chip>);
  expect(screen.getByRole('button', { name: 'Family', pressed: false })).toBeTruthy();
});

test('as a link the one that is on is the current one', () => {
  render(
    <MemoryRouter>
      <ChipLink to="?topic=money" isOn>
        Money
      </ChipLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Money', current: true })).toBeTruthy();
});
