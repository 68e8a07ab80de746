import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { ChevronDownIcon } from './icons.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldWords {}

/** One line of text; `type` and `autoComplete` decide the keyboard. Passwords: `PasswordField`. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const words = { label, hint, error };
  return (
    <FieldFrame {...words} id={id} isRequired={rest.required} className={className}>
      <input {...rest} {...describedBy(id, words)} className="input" id={id} />
    </FieldFrame>
  );
}

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'children'>,
    FieldWords {}

export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const words = { label, hint, error };
  return (
    <FieldFrame {...words} id={id} isRequired={rest.required} className={className}>
      <textarea
        rows={5}
        {...rest}
        {...describedBy(id, words)}
        className="input input-area"
        id={id}
      />
    </FieldFrame>
  );
}

export interface SelectFieldProps extends ComponentProps<'select'>, FieldWords {}

/** A native select: phones show their own list. The options are its children. */
export function SelectField({ label, hint, error, className, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const words = { label, hint, error };
  return (
    <FieldFrame {...words} id={id} isRequired={rest.required} className={className}>
      <div className="input-wrap">
        <select {...rest} {...describedBy(id, words)} className="input" id={id} />
        <ChevronDownIcon className="select-mark" />
      </div>
    </FieldFrame>
  );
}
