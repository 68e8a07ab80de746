import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SliderField } from './slider-field.tsx';

test('it is a slider with its words, and shows the value it is moved to', () => {
  const onChange = vi.fn<(value: number) => void>();
  render(
    <SliderField
      label="Sensitivity to stress"
      person="b"
      defaultValue={38}
      poles={['Steady', 'Easily shaken']}
      onChange={onChange}
    />,
  );
  const slider = screen.getByRole<HTMLInputElement>('slider', {
    name: 'Sensitivity to stress',
    description: 'From Steady to Easily shaken',
  });
  expect(slider.value).toBe('38');
  fireEvent.change(slider, { target: { value: '60' } });
  expect(onChange).toHaveBeenLastCalledWith(60);
  expect(screen.getByText('60')).toBeTruthy();
  expect(slider.className).toContain('slider-b');
});
