import { cx } from '#app/lib/cx.ts';

/** What the generator hands over: `build` of @app/kolam, or anything drawn the same way. */
interface KolamDrawing {
  box: readonly [x: number, y: number, width: number, height: number];
  u: number;
  dots: readonly (readonly [x: number, y: number])[];
  threads: readonly { d: string; full?: string }[];
}

export interface KolamProps {
  drawing: KolamDrawing;
  /** Whose threads they are, in order. `us` is the product itself; `missing` is dotted. */
  threads?: readonly ('a' | 'b' | 'us' | 'missing')[] | undefined;
  /** The sentence it stands for. Without it the drawing is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

const bothPeople = ['a', 'b'] as const;

/** Draws a weave. Line width is 0.075 of the dot spacing. */
export function Kolam({ drawing, threads = bothPeople, label, className }: KolamProps) {
  const { box, u, dots } = drawing;
  return (
    <svg
      className={cx('kolam', className)}
      viewBox={box.join(' ')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        className="kolam-dots"
        strokeWidth={u * 0.1}
        d={dots.map((dot) => `M${dot.join(' ')}h0`).join('')}
      />
      {drawing.threads.map(({ d, full }, i) => {
        const whose = threads[i % threads.length];
        const isMissing = whose === 'missing';
        return (
          <path
            key={d}
            className={`braid thread-${whose}`}
            strokeWidth={u * (isMissing ? 0.06 : 0.075)}
            strokeDasharray={isMissing ? `0 ${u * 0.16}` : undefined}
            d={isMissing ? (full ?? d) : d}
          />
        );
      })}
    </svg>
  );
}

export interface KolamArtProps {
  src: string;
  width: number;
  height: number;
  /** Pictures above the fold load at once. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** A weave drawn beforehand. Always decoration: text is never inside a drawing. */
export function KolamArt({ isEager, ...rest }: KolamArtProps) {
  return <img {...rest} alt="" loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}
