import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#app/lib/cx.ts';
import { describedBy, FieldNote } from './field-frame.tsx';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Keeps the label for screen readers only, where the words already stand beside it. */
  isLabelHidden?: boolean | undefined;
}

/** On or off, at once: nothing has to be sent with it. */
export function Switch({ label, hint, isLabelHidden, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={cx('switch', className)}>
      <label htmlFor={id} className={cx(isLabelHidden && 'sr-only')}>
        {label}
      </label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself */}
      <input {...rest} {...describedBy(id, { hint })} type="checkbox" role="switch" id={id} />
      <FieldNote id={id} hint={hint} />
    </div>
  );
}
