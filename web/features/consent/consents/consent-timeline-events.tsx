import { IconFileCheck, IconFileX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { ConsentPurpose } from '../../../../shared/features/consent/consents/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { useTermTitles } from './use-term-title.ts';

function ConsentFacts({ entry: { details } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('consents');
  const titles = useTermTitles();
  const { data: purpose } = ConsentPurpose.safeParse(details.purpose);
  if (!purpose) return null;
  const title = titles.get(String(details.term));
  return <span>{title ? t('termNamed', { title }) : t(`purpose.${purpose}`)}</span>;
}

export const consentTimelineEvents: Record<string, TimelineEvent> = {
  'consent.recorded': {
    title: 'consents:timeline.recorded',
    Icon: IconFileCheck,
    Facts: ConsentFacts,
  },
  'consent.withdrawn': { title: 'consents:timeline.withdrawn', Icon: IconFileX, Facts: ConsentFacts },
};
