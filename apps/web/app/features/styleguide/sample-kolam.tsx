import { build } from '@app/kolam/build';
import { rect } from '@app/kolam/dots';
import { Kolam } from '#app/ui/kolam.tsx';

/** Six by four dots have two threads: gcd(6, 4). */
const pair = build(rect(6, 4), { u: 40, gap: 6 });

export interface SampleKolamProps {
  className?: string | undefined;
}

export function PairKolam({ className }: SampleKolamProps) {
  return <Kolam drawing={pair} className={className} />;
}

/** One thread drawn, the other awaited. */
export function HalfKolam({ className }: SampleKolamProps) {
  return <Kolam drawing={pair} threads={['a', 'missing']} className={className} />;
}
