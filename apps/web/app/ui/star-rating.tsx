import { Fragment, type ReactNode, useId } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { FieldNote, RequiredMark } from './field-frame.tsx';
import { Star } from './star.tsx';

const steps = [1, 2, 3, 4, 5] as const;

export interface StarRatingProps {
  label: ReactNode;
  name: string;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  isRequired?: boolean | undefined;
  error?: ReactNode;
}

/** Five radios that fill up to the chosen star. The browser keeps the choice; the style sheet shows it. */
export function StarRating(props: StarRatingProps) {
  const { label, name, defaultValue, onChange, isRequired, error } = props;
  const id = useId();
  const words = [
    m.ui_rating_1(),
    m.ui_rating_2(),
    m.ui_rating_3(),
    m.ui_rating_4(),
    m.ui_rating_5(),
  ];
  return (
    <fieldset
      className={cx('field', error && 'is-invalid')}
      aria-describedby={error ? `${id}-note` : undefined}
    >
      <legend className="label">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className="rate">
        {steps.map((step, i) => (
          <Fragment key={step}>
            <label>
              <input
                type="radio"
                name={name}
                value={step}
                required={isRequired}
                defaultChecked={step === defaultValue}
                aria-label={m.ui_rating_said({ count: step, word: words[i] ?? '' })}
                onChange={() => onChange?.(step)}
              />
              <Star />
            </label>
            <span className="rate-word" aria-hidden="true">
              {words[i]}
            </span>
          </Fragment>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
