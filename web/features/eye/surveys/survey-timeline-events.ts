import {
  IconLinkOff,
  IconListCheck,
  IconMessageQuestion,
  IconMessageReply,
  IconX,
} from '@tabler/icons-react';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';

export const surveyTimelineEvents: Record<string, TimelineEvent> = {
  'survey.created': { title: 'surveys:timeline.created', Icon: IconMessageQuestion },
  'survey.answered': { title: 'surveys:timeline.answered', Icon: IconMessageReply },
  'survey.accepted': { title: 'surveys:timeline.accepted', Icon: IconListCheck },
  'survey.rejected': { title: 'surveys:timeline.rejected', Icon: IconX },
  'survey.revoked': { title: 'surveys:timeline.revoked', Icon: IconLinkOff },
};
