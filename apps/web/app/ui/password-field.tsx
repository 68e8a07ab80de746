import { useId, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import type { TextFieldProps } from './field.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {}

/** A password that can be shown. Paste and password managers work; say which with `autoComplete`. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const words = { label, hint, error };
  return (
    <FieldFrame {...words} id={id} isRequired={rest.required} className={className}>
      <div className="input-wrap">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...describedBy(id, words)}
          className="input"
          id={id}
          type={isShown ? 'text' : 'password'}
        />
        <IconButton
          label={isShown ? m.ui_hide_password() : m.ui_show_password()}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
