import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';
import { CircleAlertIcon } from './icons.tsx';

/** What every field says about itself. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** Takes the hint's place and marks the control as invalid. */
  error?: ReactNode;
}

export interface FieldFrameProps extends FieldWords {
  /** The control's id; `describedBy` must be on the same control. */
  id: string;
  isRequired?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isRequired, className, children } = props;
  return (
    <div className={cx('field', props.error && 'is-invalid', className)}>
      <label className="label" htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children}
      <FieldNote {...props} />
    </div>
  );
}

export interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The line under a control: its error, or else its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <p className="error-text" id={`${id}-note`}>
        <CircleAlertIcon />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className="hint" id={`${id}-note`}>
      {hint}
    </p>
  ) : null;
}

/** Ties the control to the line under it. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return {
    'aria-describedby': hint || error ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** `required` on the control says it to a screen reader. */
export function RequiredMark() {
  return (
    <span className="required" aria-hidden="true">
      {' *'}
    </span>
  );
}
