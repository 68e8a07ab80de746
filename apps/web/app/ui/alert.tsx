import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { IconButton } from './icon-button.tsx';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CloseIcon,
  InfoIcon,
  TriangleAlertIcon,
} from './icons.tsx';

const icons = {
  danger: CircleAlertIcon,
  warn: TriangleAlertIcon,
  success: CircleCheckIcon,
  info: InfoIcon,
};

export interface AlertProps {
  kind?: keyof typeof icons | undefined;
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A banner inside the form it belongs to. Errors and warnings interrupt; the others wait their turn. */
export function Alert({ kind = 'danger', onDismiss, className, children }: AlertProps) {
  const Icon = icons[kind];
  const isUrgent = kind === 'danger' || kind === 'warn';
  return (
    <div className={cx('alert', `alert-${kind}`, className)} role={isUrgent ? 'alert' : 'status'}>
      <Icon />
      <div className="alert-text">{children}</div>
      {onDismiss && (
        <IconButton label={m.ui_dismiss()} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
