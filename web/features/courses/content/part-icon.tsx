import { IconFileText, IconFolder, IconForms, IconVideo } from '@tabler/icons-react';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';

type Shown =
  | Pick<Extract<CoursePart, { type: 'folder' }>, 'type'>
  | Pick<Extract<CoursePart, { type: 'activity' }>, 'type' | 'hasVideo' | 'activityKind'>;

export function PartIcon({ part }: { part: Shown }) {
  if (part.type === 'folder') return <IconFolder size={18} aria-hidden />;
  if (part.hasVideo) return <IconVideo size={18} aria-hidden />;
  const Icon = part.activityKind === 'fillable' ? IconForms : IconFileText;
  return <Icon size={18} aria-hidden />;
}
