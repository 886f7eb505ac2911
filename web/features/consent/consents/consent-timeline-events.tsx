import { IconFileCheck, IconFileX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { consentPurposes } from '../../../../shared/features/consent/consents/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { detailChoice } from '../../../platform/features/timeline-details.ts';
import { useCurrentTerms } from './use-term-title.ts';

function ConsentFacts({ entry: { details } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('consents');
  const terms = useCurrentTerms();
  const purpose = detailChoice(details, 'purpose', consentPurposes);
  if (!purpose) return null;
  const term = terms.get(String(details.term));
  if (!term) return <span>{t(`purpose.${purpose}`)}</span>;
  /** Events of earlier versions of the product name no version. */
  const version = details.textVersion ?? null;
  if (version === String(term.version)) return <span>{t('termNamed', { title: term.title })}</span>;
  const title = t(`purpose.${purpose}`);
  return <span>{version === null ? title : t('termTitle', { title, version })}</span>;
}

export const consentTimelineEvents: Record<string, TimelineEvent> = {
  'consent.recorded': {
    title: 'consents:timeline.recorded',
    Icon: IconFileCheck,
    Facts: ConsentFacts,
  },
  'consent.withdrawn': { title: 'consents:timeline.withdrawn', Icon: IconFileX, Facts: ConsentFacts },
};
