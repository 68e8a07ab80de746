import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/lib/cx.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** `light` and `line` stand on the dark ground; the others on the page. */
  variant?: 'primary' | 'secondary' | 'tint' | 'quiet' | 'danger' | 'light' | 'line' | undefined;
  /** 56, 48 or 44 px high. */
  size?: 'l' | 'm' | 's' | undefined;
  isBlock?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows the spinner, keeps width and label, and lets no press through. */
  isBusy?: boolean | undefined;
}

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {}

/** The class names of a button, for the few elements that are neither a button nor a link. */
function buttonClass({ variant = 'primary', size = 'm', isBlock }: ButtonLook): string {
  return cx('btn', `btn-${variant}`, size !== 'm' && `btn-${size}`, isBlock && 'btn-block');
}

export function Button({
  variant,
  size,
  isBlock,
  isBusy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, isBlock }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? preventPress : onClick}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isBlock, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, isBlock }), className)} />;
}

// A busy button stays focusable, so that focus is not lost while the work runs.
function preventPress(event: MouseEvent) {
  event.preventDefault();
}
