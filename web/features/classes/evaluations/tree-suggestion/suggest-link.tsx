import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlant2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import type { CaseEvaluation } from '../../../../../shared/features/classes/evaluations/schema.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useTreeSuggestion } from './use-tree-suggestion.ts';

interface SuggestLinkProps {
  child: Pick<Case, 'id' | 'status'>;
  evaluation: CaseEvaluation;
  activity: CaseEvaluation['activities'][number];
}

export function SuggestLink({
  child,
  evaluation: { date },
  activity: { activityId, title },
}: SuggestLinkProps) {
  const { t } = useTranslation('evaluations');
  const { date: dateOf } = useCalendarDates();
  const { maySuggest, suggestionOf } = useTreeSuggestion();
  if (!maySuggest(child)) return null;
  return (
    <Tooltip label={t('suggestTree')}>
      <ActionIcon
        component={Link}
        to={suggestionOf(child.id, activityId)}
        state={{ returns: true }}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('suggestTreeOf', { activity: title, date: dateOf(date) })}
      >
        <IconPlant2 size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
