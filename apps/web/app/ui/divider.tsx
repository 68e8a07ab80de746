import { braidPath } from './braid-path.ts';

export interface DividerProps {
  /** Dots in the row. */
  dots?: number | undefined;
}

/** A short braid between two sections. At most two on a page. */
export function Divider({ dots = 6 }: DividerProps) {
  const { a, b } = braidPath(dots);
  return (
    <svg className="divider" viewBox={`-4 -13 ${dots * 24 + 8} 26`} aria-hidden="true">
      <g className="dot-us">
        {Array.from({ length: dots }, (_, i) => (
          // eslint-disable-next-line react/no-array-index-key
          <circle key={i} cx={i * 24 + 12} cy="0" r="2" />
        ))}
      </g>
      <path className="braid thread-a" d={a} />
      <path className="braid thread-b" d={b} />
    </svg>
  );
}
