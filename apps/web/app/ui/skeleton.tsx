import type { CSSProperties } from 'react';
import { m } from '#app/paraglide/messages.js';

const threeLines = [60, 100, 80];

export interface SkeletonProps {
  /** Widths of the lines, in percent. */
  lines?: readonly number[] | undefined;
  /** Height of a line in px. */
  height?: number | undefined;
}

/** The room that text will take. Titles that are known already stand as real text instead. */
export function Skeleton({ lines = threeLines, height = 20 }: SkeletonProps) {
  return (
    <output className="skeleton">
      <span className="sr-only">{m.ui_loading()}</span>
      {lines.map((width, i) => (
        <span
          // eslint-disable-next-line react/no-array-index-key
          key={i}
          className="skeleton-line"
          style={{ '--w': width, '--h': height } as CSSProperties}
        />
      ))}
    </output>
  );
}
