import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LikertScale } from './likert-scale.tsx';

const onAnswer = vi.fn<(value: number) => void>();
const scrollBy = vi.fn<typeof window.scrollBy>();

beforeEach(() => {
  onAnswer.mockClear();
  scrollBy.mockClear();
  // jsdom lacks it; user-event asks for it when the arrow keys move through radios.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function renderThree(secondAnswer?: number) {
  render(
    <form>
      <LikertScale name="q1" number={1} question="First" onAnswer={onAnswer} />
      <LikertScale name="q2" number={2} question="Second" defaultValue={secondAnswer} />
      <LikertScale name="q3" number={3} question="Third" />
    </form>,
  );
}

const group = (name: RegExp) => within(screen.getByRole('group', { name }));

test('a question is a group of seven named radios', () => {
  renderThree();
  const names = group(/First/)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual([
    'Strongly disagree',
    'Disagree',
    'Slightly disagree',
    'Neutral',
    'Slightly agree',
    'Agree',
    'Strongly agree',
  ]);
});

test('arrow keys move and answer', async () => {
  renderThree();
  group(/First/).getByRole('radio', { name: 'Neutral' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onAnswer).toHaveBeenLastCalledWith(5);
  expect(group(/First/).getByRole('radio', { checked: true })).toBe(document.activeElement);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a number answers, is spoken, and goes to the next question', async () => {
  renderThree();
  await userEvent.tab();
  await userEvent.keyboard('6');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(6);
  expect(group(/First/).getByRole('radio', { checked: true }).getAttribute('value')).toBe('6');
  expect(group(/First/).getByRole('status').textContent).toBe('Agree');
  expect(document.activeElement).toBe(group(/Second/).getAllByRole('radio')[0]);
});

test('a number skips the questions that have an answer', async () => {
  renderThree(4);
  group(/First/).getByRole('radio', { name: 'Neutral' }).focus();
  await userEvent.keyboard('1');
  expect(group(/Third/).getAllByRole('radio')).toContain(document.activeElement);
});

test('after the last open question the focus stays on the answer', async () => {
  renderThree(4);
  group(/Third/).getByRole('radio', { name: 'Neutral' }).focus();
  await userEvent.keyboard('7');
  expect(document.activeElement).toBe(
    group(/Third/).getByRole('radio', { name: 'Strongly agree' }),
  );
});

test.each(['0', '8', '{Control>}3{/Control}'])('%s is not an answer', async (key) => {
  renderThree();
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('a tap answers and brings the next open question to a third of the screen', async () => {
  renderThree(4);
  const third = screen.getByRole('group', { name: /Third/ });
  third.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
  await userEvent.click(group(/First/).getByRole('radio', { name: 'Agree' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(6);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({
    top: 900 - innerHeight / 3,
    behavior: 'smooth',
  });
});

test('under reduced motion it jumps', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderThree();
  await userEvent.click(group(/First/).getByRole('radio', { name: 'Agree' }));
  expect(scrollBy.mock.lastCall?.[0]).toMatchObject({ behavior: 'instant' });
});

test('a missing answer is described at its group', () => {
  render(<LikertScale name="q" question="Money" isMissing />);
  expect(
    screen.getByRole('group', { name: 'Money', description: 'This one is still open' }),
  ).toBeTruthy();
});
