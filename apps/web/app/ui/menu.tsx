import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/lib/cx.ts';
import { ChevronDownIcon } from './icons.tsx';

export interface MenuProps {
  /** What stands on the button that opens the list. */
  label: ReactNode;
  /** Needed when `label` holds no words. */
  name?: string | undefined;
  /** Opens towards the start of the line: for a button at the end of the header. */
  isEnd?: boolean | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
  children: ReactNode;
}

/**
 * A list of links or actions under a button. It is a native `details`, so it opens before the scripts
 * arrive; the scripts add Escape, the arrow keys, and closing when the press or the focus goes elsewhere.
 */
export function Menu({ label, name, isEnd, className, buttonClassName, children }: MenuProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches its items
    <details
      className={cx('menu-box', isEnd && 'menu-end', className)}
      onToggle={handleToggle}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          event.currentTarget.open = false;
        }
      }}
      onClick={closeAfterChoice}
    >
      <summary className={buttonClassName} aria-label={name}>
        {label}
        <ChevronDownIcon className="icon-turn" />
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
}

export function MenuLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={cx('menu-item', className)} />;
}

export function MenuButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={cx('menu-item', className)} />;
}

function handleToggle({ currentTarget: box }: ToggleEvent<HTMLDetailsElement>) {
  if (!box.open) return;
  // Safari does not focus a pressed button, so leaving by pointer cannot be read from the focus.
  const leave = (event: Event) => {
    if (!box.contains(event.target as Node)) box.open = false;
    if (!box.open) document.removeEventListener('pointerdown', leave);
  };
  document.addEventListener('pointerdown', leave);
}

function closeAfterChoice({ currentTarget: box, target }: MouseEvent<HTMLDetailsElement>) {
  if ((target as Element).closest('.menu-item')) box.open = false;
}

function handleKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
  const box = event.currentTarget;
  const items = [...box.querySelectorAll<HTMLElement>('.menu-item')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Escape' && box.open) {
    box.open = false;
    box.querySelector('summary')?.focus();
  } else if (to !== undefined && (box.open || event.key === 'ArrowDown')) {
    event.preventDefault();
    box.open = true;
    items.at(to % items.length)?.focus();
  }
}
