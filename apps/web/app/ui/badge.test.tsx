import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';
import { LevelBadge } from './level-badge.tsx';

test('the state is said in words', () => {
  render(<Badge kind="success">Done</Badge>);
  expect(screen.getByText('Done').classList).toContain('badge-success');
});

test.each([
  ['in-step', 'In step', 'badge-solid'],
  ['nearly', 'Nearly', 'badge-wine'],
  ['talk', 'Talk', 'badge-outline'],
] as const)('%s is called %s', (level, words, look) => {
  render(<LevelBadge level={level} />);
  expect(screen.getByText(words).classList).toContain(look);
});
