import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { CheckIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';

interface Step {
  title: string;
  note?: ReactNode;
  isDone: boolean;
}

export interface StepListProps {
  steps: readonly Step[];
}

/** What has happened and what is awaited. Never a percentage or a countdown. */
export function StepList({ steps }: StepListProps) {
  const current = steps.findIndex((step) => !step.isDone);
  return (
    <ol className="steps-list">
      {steps.map(({ title, note, isDone }, i) => (
        <li
          key={title}
          className={cx(i === current && 'is-now')}
          aria-current={i === current ? 'step' : undefined}
        >
          <span className="steps-mark">
            {isDone && <CheckIcon />}
            {i === current && <Spinner />}
          </span>
          <div>
            <b>
              {title}
              {isDone && <span className="sr-only">{m.ui_step_done()}</span>}
            </b>
            {note && <span className="small muted">{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
