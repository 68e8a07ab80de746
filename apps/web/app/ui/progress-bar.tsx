import type { CSSProperties } from 'react';
import { ProgressFrame } from './progress-frame.tsx';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
}

/** A plain bar, where the braid would be too much. The figures stand beside it in words. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <ProgressFrame className="bar" label={label} value={value} max={max}>
      <i style={{ '--v': (value / max) * 100 } as CSSProperties} />
    </ProgressFrame>
  );
}
