import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { levelOfGap } from './meeting-level.ts';
import { MeetingRings } from './meeting-rings.tsx';

const centre = (ring: string) => Number(document.querySelector(ring)?.getAttribute('cx'));

test.each([0, 4, 12, 22, 34, 46, 48])(
  'rings %i apart have their centres 2r x gap / 48 apart',
  (gap) => {
    render(<MeetingRings gap={gap} />);
    expect(centre('.ring-b') - centre('.ring-a')).toBeCloseTo((2 * 30 * gap) / 48);
    expect(centre('.thread-a')).toBe(centre('.ring-a'));
  },
);

test('they stop at the frame and share nothing once they are apart', () => {
  render(<MeetingRings gap={100} />);
  expect(centre('.ring-a') - 30 - 2).toBeGreaterThanOrEqual(0);
  expect(document.querySelector('.ring-us')).toBeNull();
});

test('the shared part is the lens between them', () => {
  render(<MeetingRings gap={12} />);
  expect(document.querySelector('.ring-us')?.getAttribute('d')).toMatch(/^M68 6\.9\d+A30 30/);
});

test.each([
  [0, 'in-step'],
  [12, 'in-step'],
  [13, 'nearly'],
  [26, 'nearly'],
  [27, 'talk'],
  [100, 'talk'],
] as const)('a gap of %i is %s', (gap, level) => {
  expect(levelOfGap(gap)).toBe(level);
});

test('they speak with a topic and are decoration without one', () => {
  const { rerender } = render(<MeetingRings gap={22} topic="Money" />);
  expect(screen.getByRole('img', { name: 'Money: Nearly' })).toBeTruthy();
  rerender(<MeetingRings gap={22} />);
  expect(screen.queryByRole('img')).toBeNull();
});
