import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StarRating } from './star-rating.tsx';

// jsdom lacks it; user-event asks for it when the arrow keys move through radios.
vi.stubGlobal('CSS', { escape: (text: string) => text });

test('five radios, each named by stars and a word', () => {
  render(<StarRating label="Your rating" name="rating" />);
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual([
    '1 star: Not helpful',
    '2 stars: Could be better',
    '3 stars: All right',
    '4 stars: Good',
    '5 stars: Very good',
  ]);
});

test('arrow keys change the rating and the form gets it', async () => {
  const onChange = vi.fn<(value: number) => void>();
  render(
    <form>
      <StarRating label="Your rating" name="rating" defaultValue={3} onChange={onChange} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(4);
  expect(new FormData(document.querySelector('form') ?? undefined).get('rating')).toBe('4');
});

test('a missing rating is said at the group', () => {
  render(<StarRating label="Your rating" name="rating" error="Please Fill Rating" />);
  expect(
    screen.getByRole('group', { name: 'Your rating', description: 'Please Fill Rating' }),
  ).toBeTruthy();
});
