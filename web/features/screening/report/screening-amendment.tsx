import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isBandOutdated } from '../../../../shared/features/screening/screenings/bands.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { AmendmentOffer } from '../../../ui/amendment/amendment-offer.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepScreening, screeningChangesQuery } from '../queries.ts';

interface ScreeningAmendmentProps {
  screening: Screening;
  child: Pick<Case, 'birthDate'>;
}

/** Offers to amend a finished screening if a print of today would differ from its stored report. */
export function ScreeningAmendment({ screening, child }: ScreeningAmendmentProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { id: screeningId, version } = screening;
  const isPrinted = screening.status !== 'draft' && screening.deletedAt === null;
  const { data } = useQuery({ ...screeningChangesQuery(screeningId), enabled: isPrinted });
  const amending = useApiMutation(screenings.amendScreening, keepScreening);
  if (!isPrinted || !data?.frozenAt || data.changes.length === 0) return null;
  const isOtherBand = isBandOutdated(screening, child.birthDate);

  const amend = () =>
    amending.mutate(
      { screeningId, version },
      {
        onSuccess: () => toastDone(t('changes.amended')),
        onError: error => toastFailed(errorText(error, 'edit-le')),
      },
    );

  return (
    <Box mb="md">
      <AmendmentOffer
        frozenAt={data.frozenAt}
        changes={data.changes.map(what => ({ what }))}
        isPending={amending.isPending}
        onAmend={isOtherBand ? null : amend}
      >
        {t(isOtherBand ? 'changes.band' : 'changes.kept')}
      </AmendmentOffer>
    </Box>
  );
}
