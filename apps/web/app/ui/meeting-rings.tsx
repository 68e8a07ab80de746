import { m } from '#app/paraglide/messages.js';
import { levelName, levelOfGap } from './meeting-level.ts';

const radius = 30;
/** Beyond this the rings would leave their frame; at 48 they only touch. */
const widestGap = 56;

export interface MeetingRingsProps {
  /** The distance between two scores, 0 to 100. */
  gap: number;
  /** The part of life it is about, for the spoken sentence. Without it the rings are decoration. */
  topic?: string | undefined;
}

/** Two rings that lie as far apart as two people do: centre distance = 2r × gap / 48. */
export function MeetingRings({ gap, topic }: MeetingRingsProps) {
  const half = (radius * Math.min(gap, widestGap)) / 48;
  const [a, b] = [68 - half, 68 + half];
  // Half the height of the lens where the rings overlap.
  const lens = Math.sqrt(Math.max(0, radius ** 2 - half ** 2));
  const arc = `A${radius} ${radius} 0 0 1 68`;
  return (
    <svg
      className="rings"
      viewBox="0 0 136 72"
      {...(topic
        ? {
            role: 'img',
            'aria-label': m.ui_rings_said({ topic, level: levelName(levelOfGap(gap)) }),
          }
        : { 'aria-hidden': true })}
    >
      <circle className="ring-a" cx={a} cy="36" r={radius} />
      <circle className="ring-b" cx={b} cy="36" r={radius} />
      {lens > 0 && (
        <path className="ring-us" d={`M68 ${36 - lens}${arc} ${36 + lens}${arc} ${36 - lens}Z`} />
      )}
      <circle className="ring-line thread-a" cx={a} cy="36" r={radius} />
      <circle className="ring-line thread-b" cx={b} cy="36" r={radius} />
    </svg>
  );
}
