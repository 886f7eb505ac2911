import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshEye } from '../eye-reports/queries.ts';

interface CalledChild {
  caseId: string;
  fullName: string;
  /** The visit to which the child's recall belongs, null before the first one; read from the server if it is not known. */
  reportId?: string | null;
}

interface PhoneCall {
  children: readonly CalledChild[];
  callNote: string;
  /** Day from which to call again; undefined for the usual day of each child. */
  againOn: string | undefined;
}

async function noteFor(
  { caseId, reportId }: CalledChild,
  said: Omit<PhoneCall, 'children'>,
  idempotencyKey: string,
): Promise<number> {
  const visit = reportId === undefined ? (await call(eyeReports.getRecall, { caseId })).reportId : reportId;
  const noted = { caseId, reportId: visit, state: 'contacted', ...said } as const;
  return (await call(eyeReports.noteRecall, noted, { idempotencyKey })).revision;
}

/**
 * Returns the revision of each child's note, in order; a child's failure does not affect the others.
 * @throws CallError if the call was noted for nobody
 */
async function noteForAll({ children, ...said }: PhoneCall, key: string) {
  const notes = children.map((child, place) => noteFor(child, said, `${key}-${place}`));
  const results = await Promise.allSettled(notes);
  if (results.every(({ status }) => status === 'rejected')) await notes[0];
  return results;
}

/** Records one phone call for all children that it was about. */
export function useNoteCall() {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const list = new Intl.ListFormat(useLocale());
  const calling = useApiMutation(noteForAll, refreshEye);
  const undoing = useApiMutation(eyeReports.undoRecallNote, refreshEye);
  const namesOf = (some: readonly CalledChild[]) => list.format(some.map(({ fullName }) => fullName));
  const sayFailed = (error: unknown, whatToDo?: string) => toastFailed(errorText(error, 'edit'), whatToDo);

  /** Says for whom the call was noted and for whom not; returns whether it was noted for anybody. */
  async function note(
    children: readonly CalledChild[],
    callNote: string,
    againOn?: string,
  ): Promise<boolean> {
    const results = await calling.mutateAsync({ children, callNote, againOn }).catch((reason: unknown) => {
      sayFailed(reason, t('recall.callNotNoted', { name: namesOf(children) }));
      return [];
    });
    const told = results.map((result, place) => ({ ...result, ...(children[place] as CalledChild) }));
    const noted = told.filter(one => one.status === 'fulfilled');
    const failed = told.filter(one => one.status === 'rejected');
    const undo = async () => {
      for (const { caseId, value: revision } of noted)
        await undoing.mutateAsync({ caseId, revision }).catch(error => sayFailed(error));
    };
    if (noted.length > 0) await toastDone(t('recall.noted.contacted', { name: namesOf(noted) }), undo);
    if (failed[0]) sayFailed(failed[0].reason, t('recall.callNotNoted', { name: namesOf(failed) }));
    return noted.length > 0;
  }

  return { note, isNoting: calling.isPending };
}
