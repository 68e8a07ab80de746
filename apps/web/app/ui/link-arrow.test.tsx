import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkArrow } from './link-arrow.tsx';

test('the arrow is not part of the name', () => {
  render(
    <MemoryRouter>
      <LinkArrow to="/toolkit">Go To Marriage Toolkit</LinkArrow>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Go To Marriage Toolkit' });
  expect(link.getAttribute('href')).toBe('/toolkit');
});
