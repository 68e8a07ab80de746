import { type ReactNode, useId } from 'react';
import { FieldNote, RequiredMark } from './field-frame.tsx';

interface SegmentedOption {
  value: string;
  label: ReactNode;
}

export interface SegmentedProps {
  label: ReactNode;
  name: string;
  options: readonly SegmentedOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Two to four choices side by side: native radios, so the arrow keys move between them. */
export function Segmented({
  label,
  name,
  options,
  isRequired,
  hint,
  error,
  ...props
}: SegmentedProps) {
  const id = useId();
  const isControlled = props.value !== undefined;
  return (
    <fieldset className="field" aria-describedby={hint || error ? `${id}-note` : undefined}>
      <legend className="label">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={isRequired}
              {...(isControlled
                ? { checked: props.value === option.value }
                : { defaultChecked: props.defaultValue === option.value })}
              onChange={() => props.onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
