import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { bandPages } from '../band-pages.ts';
import { EditScreening } from '../form/edit-screening.tsx';
import { knownDetails } from '../form/last-details.ts';
import { emptyScreening, toFields } from '../form/screening-values.ts';
import { useLastAnswers } from '../form/use-last-answers.ts';
import { useJudgedWords } from '../judged/use-judged-words.ts';
import { keepScreening, screeningListsKey, screeningQuery } from '../queries.ts';
import { BeginCard, type ChosenBand } from './begin-card.tsx';
import { ChildHead } from './child-head.tsx';

interface OnlineChildProps {
  child: Case;
  date: string;
  /** The child's screening today, if there is one. */
  screening: ScreeningRow | undefined;
  colleague: string | undefined;
  isAbsent: boolean;
  saving: RefObject<(() => Promise<boolean>) | null>;
  onAbsent: (isAbsent: boolean) => void;
  onRunning: (isRunning: boolean) => void;
  onNext: () => void;
}

/** The current child of a class run: begins a screening, continues its draft, or opens its result. */
export function OnlineChild(props: OnlineChildProps) {
  const { child, date, screening, colleague, isAbsent, saving, onAbsent, onRunning, onNext } = props;
  const { t } = useTranslation('classes');
  const to = useTo();
  const errorText = useErrorText();
  const { countsText } = useJudgedWords();
  const me = useSession().organizationUser?.id ?? '';
  const last = useLastAnswers(child.id, screening?.id, date);
  const creating = useApiMutation(screenings.createScreening, keepScreening);
  const draft = useQuery({
    ...screeningQuery(screening?.id ?? ''),
    enabled: screening?.status === 'draft',
    refetchOnWindowFocus: false,
  });
  const head = <ChildHead child={child} date={date} lastDay={last.day} />;

  async function begin({ band, bandReason }: ChosenBand): Promise<void> {
    const values = { ...emptyScreening(date, me), ...knownDetails(child, last.screening) };
    try {
      const input = { ...toFields(values), caseId: child.id, band, bandReason };
      await creating.mutateAsync(input);
      onAbsent(false);
    } catch (error) {
      // Another device of the same tester has begun a screening; both devices continue with that draft.
      if (error instanceof CallError && error.code === 'screening.draft-exists')
        await queryClient.invalidateQueries({ queryKey: screeningListsKey });
      else toastFailed(errorText(error, 'create-le'));
    }
  }

  if (!screening)
    return (
      <>
        {head}
        <BeginCard
          key={child.id}
          birthDate={child.birthDate}
          date={date}
          isAbsent={isAbsent}
          isWorking={creating.isPending}
          colleague={colleague}
          onBegin={begin}
          onAbsent={onAbsent}
        />
      </>
    );
  if (screening.status !== 'draft')
    return (
      <>
        {head}
        <Notice
          tone={(screening.judged?.again ?? 0) > 0 ? 'attention' : 'quiet'}
          action={
            <Button
              component={Link}
              variant="default"
              to={to(bandPages[screening.band].result, { id: screening.id })}
            >
              {t('child.result')}
            </Button>
          }
        >
          {t('child.finished')}
          {screening.judged && <p>{countsText(screening.judged)}</p>}
        </Notice>
      </>
    );
  if (draft.error) return <Notice tone="danger">{errorText(draft.error)}</Notice>;
  if (!draft.data) return head;
  return (
    <EditScreening
      key={`${draft.data.id} ${draft.data.band}`}
      screening={draft.data}
      child={child}
      head={head}
      saving={saving}
      onRunning={onRunning}
      onClosed={onNext}
      onFinished={onNext}
    />
  );
}
