import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

export interface DialogPanelProps {
  title: ReactNode;
  titleId?: string | undefined;
  /** 680 px instead of 480. */
  isWide?: boolean | undefined;
  /** Picture, words and action in one centred column. */
  isCentred?: boolean | undefined;
  /** A picture above the title. */
  art?: ReactNode;
  /** The action row. On phones it stays at the bottom edge while the rest scrolls. */
  actions?: ReactNode;
  /** Shows the close button. */
  onClose?: (() => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** What a dialog looks like. `Dialog` puts it above the page; the sign-in pages use it in the page. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, titleId, isWide, isCentred, art, actions, onClose, className, children } = props;
  return (
    <div
      className={cx('dialog', isWide && 'dialog-wide', isCentred && 'dialog-centred', className)}
    >
      {art}
      <h2 id={titleId} className="dialog-title">
        {title}
      </h2>
      {children}
      {actions && <div className="dialog-actions">{actions}</div>}
      {/* Last in order, so that focus goes to the first control of the content. */}
      {onClose && (
        <IconButton label={m.ui_close()} className="dialog-close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
