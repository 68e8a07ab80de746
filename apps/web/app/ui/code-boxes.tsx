import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { FieldNote } from './field-frame.tsx';

/** Codes have six digits: spec, fixed numbers. */
const length = 6;
const places = Array.from({ length }, (_, i) => i);

export interface CodeBoxesProps {
  /** The form gets the six digits joined, under this name. */
  name: string;
  onComplete?: ((code: string) => void) | undefined;
  error?: ReactNode;
}

/** Six boxes for a code. Typing moves on, Backspace moves back, a pasted or suggested code fills them all. */
export function CodeBoxes({ name, onComplete, error }: CodeBoxesProps) {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [digits, setDigits] = useState(() => places.map(() => ''));

  function write(at: number, text: string) {
    const typed = text.replace(/\D/g, '').slice(0, length);
    const start = typed.length === length ? 0 : at;
    const next = digits.map((digit, i) => typed[i - start] ?? digit);
    setDigits(next);
    boxes.current[Math.min(start + typed.length, length - 1)]?.focus();
    if (next.every(Boolean)) onComplete?.(next.join(''));
  }

  function handleChange(at: number, text: string) {
    const before = digits[at] ?? '';
    if (text === '') setDigits(digits.with(at, ''));
    // A digit typed into a full box stands before or after the one it replaces.
    else if (text.length > 1) write(at, text.length === 2 ? text.replace(before, '') : text);
    else write(at, text);
  }

  function handleKeyDown(at: number, event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -at,
      End: length - 1 - at,
    };
    const isEmptied = event.key === 'Backspace' && !digits[at] && at > 0;
    const step = isEmptied ? -1 : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (isEmptied) setDigits(digits.with(at - 1, ''));
    boxes.current[at + step]?.focus();
  }

  function handlePaste(at: number, event: ClipboardEvent) {
    event.preventDefault();
    write(at, event.clipboardData.getData('text'));
  }

  return (
    <fieldset
      className={cx('field', error && 'is-invalid')}
      aria-describedby={error ? `${id}-note` : undefined}
    >
      <legend className="sr-only">{m.ui_code_legend()}</legend>
      <div className="code-boxes">
        {places.map((at) => (
          <input
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            value={digits[at]}
            inputMode="numeric"
            // The first box takes the code a phone suggests, so it must not cut it short.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            placeholder=" "
            aria-label={m.ui_code_digit({ at: at + 1, length })}
            aria-invalid={error ? true : undefined}
            onChange={(event) => handleChange(at, event.target.value)}
            onKeyDown={(event) => handleKeyDown(at, event)}
            onPaste={(event) => handlePaste(at, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      <input type="hidden" name={name} value={digits.join('')} />
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
