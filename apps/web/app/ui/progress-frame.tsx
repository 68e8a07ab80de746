import type { ComponentProps } from 'react';

export interface ProgressFrameProps extends Omit<ComponentProps<'div'>, 'role'> {
  label: string;
  value: number;
  max: number;
  /** The value in words, when the bare number says too little. */
  words?: string | undefined;
}

/** The meaning of a progress bar, for any drawing of one. */
export function ProgressFrame({ label, value, max, words, ...rest }: ProgressFrameProps) {
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element shows no children
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
    />
  );
}
