import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { m } from '#app/paraglide/messages.js';

export interface ResendTimerProps {
  /** spec: 60 seconds before a code may be sent again. */
  seconds?: number | undefined;
  onResend: () => void;
}

/** The wait for another code, then the button that asks for one and starts the wait again. */
export function ResendTimer({ seconds = 60, onResend }: ResendTimerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);

  function handleResend() {
    // The button is about to go; without this the focus would fall to the page.
    box.current?.focus();
    setRound(round + 1);
    onResend();
  }

  return (
    <div className="resend" ref={box} tabIndex={-1}>
      <Countdown key={round} seconds={seconds} onResend={handleResend} />
    </div>
  );
}

interface CountdownProps {
  seconds: number;
  onResend: () => void;
}

/** Spoken at the start, half way and at the end only. */
function Countdown({ seconds, onResend }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const [spoken, setSpoken] = useState<number>();

  useEffect(() => {
    // Counted from the clock, because a tab in the background ticks more slowly.
    const end = Date.now() + seconds * 1000;
    const half = Math.floor(seconds / 2);
    const tick = () => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      setSpoken(now === 0 ? 0 : now <= half ? half : seconds);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <>
      <output className="sr-only">
        {spoken === 0 ? m.ui_resend_ready() : spoken && m.ui_resend_wait({ seconds: spoken })}
      </output>
      {left > 0 ? (
        <p className="small muted num" aria-hidden="true">
          {m.ui_resend_wait({ seconds: left })}
        </p>
      ) : (
        <button type="button" className="btn btn-quiet btn-s" onClick={onResend}>
          {m.ui_resend_code()}
        </button>
      )}
      <div className="bar" aria-hidden="true">
        <i style={{ '--v': (left / seconds) * 100 } as CSSProperties} />
      </div>
    </>
  );
}
