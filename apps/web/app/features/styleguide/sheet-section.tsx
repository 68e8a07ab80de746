import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';

export interface SheetSectionProps {
  id: string;
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** One row of the sheet: name at the side, pieces beside it. */
export function SheetSection({ id, title, note, children }: SheetSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 border-t border-line py-9 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-14 lg:py-12"
    >
      <div>
        <h2 id={`${id}-title`} className="text-[1.5rem]">
          {title}
        </h2>
        {note && <p className="small muted mt-2">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
    </section>
  );
}

export interface SheetGroupProps {
  className?: string | undefined;
  children: ReactNode;
}

export function Row({ className, children }: SheetGroupProps) {
  return <div className={cx('flex flex-wrap items-center gap-4', className)}>{children}</div>;
}

export function Pair({ className, children }: SheetGroupProps) {
  return (
    <div className={cx('grid items-start gap-5 lg:grid-cols-2 [&>*]:min-w-0', className)}>
      {children}
    </div>
  );
}
