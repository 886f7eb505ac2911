import {
  type Icon,
  IconArchive,
  IconBan,
  IconCircleCheck,
  IconCircleMinus,
  IconPencil,
  IconPencilBolt,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CourseState } from '../../../../shared/features/courses/courses/schema.ts';
import { Status, type StatusTone } from '../../../ui/feedback/status.tsx';

const looks: Record<CourseState, { Icon: Icon; tone: StatusTone }> = {
  draft: { Icon: IconPencil, tone: 'quiet' },
  published: { Icon: IconCircleCheck, tone: 'good' },
  changed: { Icon: IconPencilBolt, tone: 'attention' },
  withdrawn: { Icon: IconCircleMinus, tone: 'quiet' },
  'taken-down': { Icon: IconBan, tone: 'danger' },
  archived: { Icon: IconArchive, tone: 'quiet' },
};

export function CourseStatus({ state, courseVersion }: { state: CourseState; courseVersion: number }) {
  const { t } = useTranslation('courses');
  return <Status label={t(`state.${state}`, { version: courseVersion })} {...looks[state]} />;
}
