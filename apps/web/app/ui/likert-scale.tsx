import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { CircleAlertIcon } from './icons.tsx';
import { answerWithKey, scrollToNextOpen } from './likert-moves.ts';

const steps = [1, 2, 3, 4, 5, 6, 7] as const;

export interface LikertScaleProps {
  name: string;
  question: ReactNode;
  /** Stands before the question. */
  number?: number | undefined;
  /** The question in other words, for the one being answered. */
  plainWords?: ReactNode;
  defaultValue?: number | undefined;
  onAnswer?: ((value: number) => void) | undefined;
  /** Marked after Next was pressed too early. */
  isMissing?: boolean | undefined;
}

/**
 * A statement and seven radios. The browser keeps the answer and the style sheet shows it, so an answer
 * renders nothing. Keys 1 to 7 answer and go to the next open question of the form.
 */
export function LikertScale(props: LikertScaleProps) {
  const { name, question, number, plainWords, defaultValue, onAnswer, isMissing } = props;
  const needId = useId();
  const words = likertWords();

  function handleKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    const value = Number(event.key);
    const isAnswer = value >= 1 && value <= 7 && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (isAnswer) answerWithKey(event.currentTarget, value);
  }

  // A press has a click count; arrow keys and screen readers click with none.
  function handleClick({ currentTarget, target, detail }: MouseEvent<HTMLFieldSetElement>) {
    if (detail > 0 && target instanceof HTMLInputElement) scrollToNextOpen(currentTarget);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches its radios
    <fieldset
      className={cx('q', isMissing && 'is-missing')}
      data-likert=""
      aria-describedby={isMissing ? needId : undefined}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <legend>
        {number !== undefined && <span className="q-number">{number}</span>}
        <span>{question}</span>
      </legend>
      {plainWords && (
        <p className="q-plain">
          <b>{m.ui_likert_plain()}</b> {plainWords}
        </p>
      )}
      <div className="scale7">
        <span className="scale7-low" aria-hidden="true">
          {words[0]}
        </span>
        <div className="scale7-row">
          {steps.map((step, i) => (
            <label key={step}>
              <input
                type="radio"
                name={name}
                value={step}
                defaultChecked={step === defaultValue}
                aria-label={words[i]}
                onChange={() => onAnswer?.(step)}
              />
              <span className="scale7-mark" aria-hidden="true" />
              <span className="scale7-said" aria-hidden="true">
                {words[i]}
              </span>
            </label>
          ))}
        </div>
        <span className="scale7-high" aria-hidden="true">
          {words[6]}
        </span>
      </div>
      {isMissing && (
        <p className="q-need" id={needId}>
          <CircleAlertIcon />
          {m.ui_likert_need()}
        </p>
      )}
      {/* Says an answer given by number, because focus has moved on by then. */}
      <output className="sr-only" />
    </fieldset>
  );
}

function likertWords() {
  return [
    m.ui_likert_1(),
    m.ui_likert_2(),
    m.ui_likert_3(),
    m.ui_likert_4(),
    m.ui_likert_5(),
    m.ui_likert_6(),
    m.ui_likert_7(),
  ];
}
