import { Badge } from './badge.tsx';
import { levelName, type MeetingLevel } from './meeting-level.ts';

const kinds = { 'in-step': 'solid', nearly: 'wine', talk: 'outline' } as const;

export interface LevelBadgeProps {
  level: MeetingLevel;
  className?: string | undefined;
}

export function LevelBadge({ level, className }: LevelBadgeProps) {
  return (
    <Badge kind={kinds[level]} className={className}>
      {levelName(level)}
    </Badge>
  );
}
