import { useTranslation } from 'react-i18next';
import { exportLines, joinAnswers } from '../../../../shared/features/classes/evaluations/class-scores.ts';
import type { ClassEvaluations } from '../../../../shared/features/classes/evaluations/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import type { SavedTable } from '../../../ui/list/saved-table.ts';
import { readClassEvaluations } from './queries.ts';

export function useClassExport(classId: string): () => Promise<SavedTable> {
  const { t } = useTranslation(['evaluations', 'ui']);
  const { organization } = useSession();
  return async () => {
    const answers: ClassEvaluations[] = [];
    let next: string | null = null;
    do {
      const answer: ClassEvaluations = await readClassEvaluations(classId, next);
      answers.push(answer);
      ({ next } = answer);
    } while (next !== null);
    const { data, children } = joinAnswers(answers);
    const names = new Map(children.map(({ id, fullName }) => [id, fullName]));
    const yes = (value: boolean) => (value ? t('export.yes') : '');
    return {
      name: `evaluations-${todayIn(organization?.timeZone)}`,
      head: [
        t('ui:field.date'),
        t('export.start'),
        t('ofCase.session'),
        t('child'),
        t('absent'),
        t('ui:field.reason'),
        t('ofCase.activity'),
        t('participation'),
        t('fluency'),
        t('observation'),
        t('shared'),
      ],
      rows: exportLines(data).map(({ session, child, activity }) => [
        ...[session.date, session.start, session.title, names.get(child.caseId) ?? ''],
        ...[yes(child.isAbsent), child.absenceReason, activity?.title ?? ''],
        ...[activity?.rated.participation ?? null, activity?.rated.fluency ?? null],
        ...[activity?.rated.observation ?? '', yes(activity?.rated.isShared ?? false)],
      ]),
    };
  };
}
