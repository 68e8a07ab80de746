export const LOOP_SECONDS = 12;
export const FRAMES_PER_SECOND = 30;

// The loop begins and ends on the finished weave, which is also the poster: whether the film starts late or comes
// round again, nothing jumps. One second of the hold lies at its start, two at its end.
const DISSOLVE = { from: 1, to: 2.1 };
const DOTS_WAKE = { from: 2.2, takes: 0.8, lag: 0.7 };
const FINISHED = 10;

/** A thread's way through the picture. */
export interface Way {
  /** Its length up to the row of dots, and altogether, in px. */
  readonly free: number;
  readonly whole: number;
  /** When it comes in, and when it reaches the row of dots, in seconds. */
  readonly departs: number;
  readonly meets: number;
}

export function isHeld(seconds: number): boolean {
  return seconds <= DISSOLVE.from || seconds >= FINISHED;
}

/** How much of the old weave is left: 1 before the dissolve, 0 after it. */
export function remaining(seconds: number): number {
  return 1 - ease(progress(seconds, DISSOLVE.from, DISSOLVE.to));
}

/** How awake a dot is. Dots wake from left to right; `place` runs from 0 to 1. */
export function wakefulness(seconds: number, place: number): number {
  const start = DOTS_WAKE.from + place * DOTS_WAKE.lag;
  const woken = ease(progress(seconds, start, start + DOTS_WAKE.takes));
  return Math.max(remaining(seconds), woken);
}

/** How far along its way a thread's tip is, in px. */
export function tipOf({ free, whole, departs, meets }: Way, seconds: number): number {
  const pace = (whole - free) / (FINISHED - meets);
  if (seconds >= meets) return Math.min(whole, free + pace * (seconds - meets));
  const t = progress(seconds, departs, meets);
  // Each comes in at its own speed and arrives with the pace at which both weave: they fall into step.
  const arrival = (pace * (meets - departs)) / free;
  return free * (t + (arrival - 1) * (t * t * t - t * t));
}

/** How far a gap has opened for a tip that is `past` its crossing: it starts `lead` before and is done `gap` before. */
export function opening(past: number, lead: number, gap: number): number {
  return ease(progress(past, -lead, -gap));
}

function progress(now: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
