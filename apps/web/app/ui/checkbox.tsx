import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#app/lib/cx.ts';
import { describedBy, FieldNote } from './field-frame.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={cx('check', error && 'is-invalid', className)}>
      <label>
        <input {...rest} {...describedBy(id, { hint, error })} type="checkbox" id={id} />
        <span>{label}</span>
      </label>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
