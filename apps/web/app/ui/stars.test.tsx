import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

test('a rating is one picture with a sentence, filled up to its value', () => {
  render(<Stars value={4} />);
  const stars = screen.getByRole('img', { name: '4 out of 5 stars' });
  expect(stars.querySelectorAll('.star')).toHaveLength(5);
  expect(stars.querySelectorAll('.star-off')).toHaveLength(1);
});
