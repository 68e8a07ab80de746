import { type ComponentProps, type CSSProperties, type ReactNode, useId, useState } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';

export interface SliderFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  /** Whose value it is: the track takes that person's colour. */
  person: 'a' | 'b';
  defaultValue: number;
  onChange?: ((value: number) => void) | undefined;
  /** The words at both ends. */
  poles: readonly [low: string, high: string];
}

/** A value from 0 to 100 that may be rough. */
export function SliderField(props: SliderFieldProps) {
  const { label, person, defaultValue, onChange, poles, className, ...rest } = props;
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  return (
    <div className={cx('field', className)}>
      <label className="label slider-label" htmlFor={id}>
        {label}
        <output className="num" htmlFor={id} aria-hidden="true">
          {value}
        </output>
      </label>
      <input
        {...rest}
        className={`slider slider-${person}`}
        id={id}
        type="range"
        value={value}
        aria-describedby={`${id}-poles`}
        style={{ '--v': value } as CSSProperties}
        onChange={(event) => {
          setValue(event.target.valueAsNumber);
          onChange?.(event.target.valueAsNumber);
        }}
      />
      <p className="sr-only" id={`${id}-poles`}>
        {m.ui_slider_poles({ low: poles[0], high: poles[1] })}
      </p>
      <div className="hint poles" aria-hidden="true">
        <span>{poles[0]}</span>
        <span>{poles[1]}</span>
      </div>
    </div>
  );
}
