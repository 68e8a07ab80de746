import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

test('a screen reader hears that something is loading, once', () => {
  render(<Skeleton lines={[60, 100]} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  const widths = [...document.querySelectorAll('.skeleton-line')].map((line) =>
    line.getAttribute('style'),
  );
  expect(widths).toEqual(['--w: 60; --h: 20;', '--w: 100; --h: 20;']);
});

test('a spinner is decoration beside its words', () => {
  const { container } = render(<Spinner />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
