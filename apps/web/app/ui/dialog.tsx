import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { DialogPanel, type DialogPanelProps } from './dialog-panel.tsx';

export interface DialogProps extends Omit<DialogPanelProps, 'titleId' | 'className'> {
  onClose: () => void;
}

/**
 * A modal dialog; it is open while it is rendered. Native: the browser keeps focus inside, makes the page
 * behind it inert and gives focus back. Load it with `lazy`, so that a page that opens none does not carry it.
 */
export function Dialog({ onClose, ...panel }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget>(null);

  // Closed by hand before React takes it out of the page: only then does the browser give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // A press that starts and ends on the backdrop; dragging a selection out of a field is not one.
  function handleClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget && pressedOn.current === currentTarget) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className="dialog-box"
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedOn.current = event.target;
      }}
      onClick={handleClick}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <DialogPanel {...panel} titleId={titleId} onClose={onClose} />
    </dialog>
  );
}
