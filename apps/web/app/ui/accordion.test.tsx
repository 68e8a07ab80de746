import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

test('it opens and closes by a press on its title', async () => {
  render(<Accordion title="Can I pause the test?">Yes.</Accordion>);
  const details = screen.getByText('Yes.').closest('details') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText('Can I pause the test?'));
  expect(details.open).toBe(true);
  await userEvent.click(screen.getByText('Can I pause the test?'));
  expect(details.open).toBe(false);
});

test('it can start open', () => {
  render(
    <Accordion title="Who sees my report?" isOpen>
      You.
    </Accordion>,
  );
  expect(screen.getByText('You.').closest('details')?.open).toBe(true);
});
