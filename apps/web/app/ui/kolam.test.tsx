import { build } from '@app/kolam/build';
import { rect } from '@app/kolam/dots';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Kolam, KolamArt } from './kolam.tsx';

const drawing = build(rect(6, 4), { u: 40, gap: 6 });
const threads = () => [...document.querySelectorAll('.braid')];

test('two threads, two people, in the drawing of the generator', () => {
  render(<Kolam drawing={drawing} />);
  expect(threads().map((thread) => thread.getAttribute('class'))).toEqual([
    'braid thread-a',
    'braid thread-b',
  ]);
  expect(threads()[0]?.getAttribute('d')).toBe(drawing.threads[0]?.d);
  expect(threads()[0]?.getAttribute('stroke-width')).toBe('3');
});

test('the awaited thread is dotted and has no gaps', () => {
  render(<Kolam drawing={drawing} threads={['a', 'missing']} />);
  expect(threads()[1]?.getAttribute('d')).toBe(drawing.threads[1]?.full);
  expect(threads()[1]?.hasAttribute('stroke-dasharray')).toBe(true);
});

test('it speaks when it has a sentence and is decoration otherwise', () => {
  const { rerender } = render(<Kolam drawing={drawing} label="Two threads in step" />);
  expect(screen.getByRole('img', { name: 'Two threads in step' })).toBeTruthy();
  rerender(<Kolam drawing={drawing} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('an art file is decoration and waits until it is near', () => {
  render(<KolamArt src="/art/how.svg" width={10} height={10} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});
