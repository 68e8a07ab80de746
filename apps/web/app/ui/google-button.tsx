import type { ComponentProps } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';

export interface GoogleButtonProps extends Omit<ComponentProps<'button'>, 'children'> {}

/** The look Google asks for; what a press does is the page's business. */
export function GoogleButton({ className, ...rest }: GoogleButtonProps) {
  return (
    <button type="button" {...rest} className={cx('btn btn-google', className)}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path
          fill="#EA4335"
          d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
        />
        <path
          fill="#4285F4"
          d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6C44.4 38 47 31.8 47 24.6z"
        />
        <path
          fill="#FBBC05"
          d="M10.5 28.6A14.5 14.5 0 0 1 9.8 24c0-1.6.3-3.2.8-4.6l-8-6.2A24 24 0 0 0 0 24c0 3.9.9 7.5 2.6 10.8z"
        />
        <path
          fill="#34A853"
          d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-5 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
        />
      </svg>
      {m.ui_continue_with_google()}
    </button>
  );
}
