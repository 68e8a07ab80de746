import type { ReactNode } from 'react';

export interface AccordionProps {
  title: ReactNode;
  isOpen?: boolean | undefined;
  /** Items that share a name close each other. */
  name?: string | undefined;
  children: ReactNode;
}

/** A question and its answer: a native `details`, found by the browser's own search. */
export function Accordion({ title, isOpen, name, children }: AccordionProps) {
  return (
    <details className="acc" open={isOpen} name={name}>
      <summary>
        {title}
        <span className="acc-mark" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
