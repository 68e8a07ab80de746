import { m } from '#app/paraglide/messages.js';

export type MeetingLevel = 'in-step' | 'nearly' | 'talk';

/** How near two scores are: in step up to 12 apart, nearly up to 26, beyond that something to talk about. */
export function levelOfGap(gap: number): MeetingLevel {
  return gap <= 12 ? 'in-step' : gap <= 26 ? 'nearly' : 'talk';
}

export function levelName(level: MeetingLevel): string {
  return { 'in-step': m.ui_level_in_step, nearly: m.ui_level_nearly, talk: m.ui_level_talk }[
    level
  ]();
}
