import {
  IconLinkOff,
  IconListCheck,
  IconMessageQuestion,
  IconMessageReply,
  IconX,
} from '@tabler/icons-react';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';

export const surveyTimelineEvents: Record<string, TimelineEvent> = {
  'survey.created': { title: 'surveys:act.created', Icon: IconMessageQuestion },
  'survey.answered': { title: 'surveys:act.answered', Icon: IconMessageReply },
  'survey.accepted': { title: 'surveys:act.accepted', Icon: IconListCheck },
  'survey.rejected': { title: 'surveys:act.rejected', Icon: IconX },
  'survey.revoked': { title: 'surveys:act.revoked', Icon: IconLinkOff },
};
