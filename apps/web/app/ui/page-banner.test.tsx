import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PageBanner } from './page-banner.tsx';

test('the trail leads up and ends at this page', () => {
  render(
    <MemoryRouter>
      <PageBanner title="Services" lead="Three ways in." trail={[{ label: 'Home', to: '/' }]} />
    </MemoryRouter>,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(trail.getByText('Services').getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('heading', { level: 1, name: 'Services' })).toBeTruthy();
});

test('without a trail there is no empty navigation, and the picture is decoration', () => {
  render(<PageBanner title="Hello" art={{ src: '/a.svg', width: 10, height: 10 }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
