import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TenSittings } from './ten-sittings.tsx';

test('the sentence counts what fell inside, and the one outside looks different', () => {
  render(<TenSittings scores={[66, 82, 60]} range={[66, 82]} poles={['Concrete', 'Conceptual']} />);
  expect(
    screen.getByRole('img', { name: /2 of 3 beads fall inside the range 66 to 82/ }),
  ).toBeTruthy();
  const out = [...document.querySelectorAll('.trk-bead')].map((bead) =>
    bead.classList.contains('is-out'),
  );
  expect(out).toEqual([false, false, true]);
});
