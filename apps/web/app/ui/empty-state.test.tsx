import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';

test('one sentence, one action, and a picture that adds no words', () => {
  render(
    <EmptyState
      art={<svg aria-hidden="true" />}
      action={<button type="button">Add Partner</button>}
    >
      Nobody is invited yet.
    </EmptyState>,
  );
  expect(screen.getByText('Nobody is invited yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Partner' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
