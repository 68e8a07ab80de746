import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepList } from './step-list.tsx';

test('done steps say so, and the awaited one is the current one', () => {
  render(
    <StepList
      steps={[
        { title: 'Order placed', isDone: true },
        { title: 'Waiting for confirmation', note: 'A few minutes', isDone: false },
        { title: 'Plan starts', isDone: false },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Order placed, done',
    'Waiting for confirmationA few minutes',
    'Plan starts',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(document.querySelectorAll('.spinner')).toHaveLength(1);
});
