import { expect, test } from 'vitest';
import { slimSvg } from '../tools/slim-svg.ts';

const wrap = (inner: string): string => `<svg viewBox="0 0 400 300">${inner}</svg>`;
const slim = (inner: string): string =>
  slimSvg(wrap(inner)).slice(wrap('').indexOf('</svg>'), -'</svg>'.length);
const slimD = (d: string): string | undefined => / d="([^"]*)"/.exec(slim(`<path d="${d}"/>`))?.[1];

test.each([
  [
    'numbers are rounded to tenths and lose their spare characters',
    'M0.52 10.04L100.26 -0.5',
    'M.5 10l99.8-10.5',
  ],
  ['a command that repeats is written once', 'M0 0L10 10L20 30', 'M0 0l10 10 10 20'],
  ['rounding does not add up along a path', 'M0 0H10.04H20.08H30.12', 'M0 0h10 10.1 10'],
  [
    'a curve that goes on smoothly takes the short form',
    'M0 0C0 10 5 20 10 20C15 20 20 10 20 0',
    'M0 0c0 10 5 20 10 20s10-10 10-20',
  ],
  [
    'a curve with a corner keeps both handles',
    'M0 0C0 10 5 20 10 20C10 25 20 10 20 0',
    'M0 0c0 10 5 20 10 20 0 5 10-10 10-20',
  ],
  [
    'the pen goes back to the start of a closed shape',
    'M10 10H20V20ZM30 30H40',
    'M10 10h10v10zm20 20h10',
  ],
  [
    'arcs keep two decimals, as their ends place the centre',
    'M1.23 0A5 5 0 1 1 9.87 0',
    'M1.23 0a5 5 0 1 1 8.64 0',
  ],
])('%s', (_, d, expected) => {
  expect(slimD(d)).toBe(expected);
});

test('a group of equal circles becomes one path of points', () => {
  const dots =
    '<g fill="#FFF" opacity="0.2"><circle cx="8" cy="4" r="1.5"/><circle cx="62" cy="4" r="1.5"/></g>';
  expect(slim(dots)).toBe(
    '<path stroke="#FFF" opacity=".2" stroke-width="3" stroke-linecap="round" d="M8 4h0m54 0h0"/>',
  );
});

test('circles of different sizes stay circles', () => {
  const dots = '<g fill="#FFF"><circle cx="8" cy="4" r="1"/><circle cx="62" cy="4" r="2"/></g>';
  expect(slim(dots)).toBe(dots);
});

test('a command it does not know is refused rather than damaged', () => {
  expect(() => slimD('M0 0Q5 5 10 0')).toThrow('Q5 5 10 0');
});

test('comments, declarations and spare white space go', () => {
  expect(
    slimSvg(
      '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 9 9">\n  <g />\n</svg>\n',
    ),
  ).toBe('<svg viewBox="0 0 9 9"><g/></svg>');
});
