import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as icons from './icons.tsx';

test.each(Object.entries(icons))(
  '%s is hidden from screen readers and drawn in a 24 box',
  (_, Icon) => {
    const { container } = render(<Icon />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
    expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^[Mm][\d.]/);
  },
);
