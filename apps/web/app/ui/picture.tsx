import type { ComponentProps } from 'react';

export interface PictureProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** The sentence the picture stands for. */
  label: string;
}

/** A picture made of elements. A screen reader gets the sentence and none of the parts. */
export function Picture({ label, ...rest }: PictureProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img has no children
  return <div {...rest} role="img" aria-label={label} />;
}
