import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useDecision } from '../case-rights/use-case-rights.ts';

interface PlannedErasureNoticeProps {
  caseId: string;
  erasure: NonNullable<CaseRights['erasure']>;
}

export function PlannedErasureNotice({ caseId, erasure }: PlannedErasureNoticeProps) {
  const { t } = useTranslation('privacy');
  const dates = useInstants();
  const undo = useDecision(erasures.undoErasure, () => t('planned.undone'));
  const { beginsAt, by, at, reason } = erasure;
  return (
    <Notice
      tone="attention"
      action={
        <Button variant="default" loading={undo.isDeciding} onClick={() => undo.decide({ caseId })}>
          {t('planned.undo')}
        </Button>
      }
    >
      {t('planned.text', {
        at: dates.instant(beginsAt),
        who: by.fullName,
        on: dates.day(at),
        reason: t(`erasure.reasons.${reason}`),
      })}
    </Notice>
  );
}
