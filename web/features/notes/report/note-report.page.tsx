import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { pathFor } from '../../../../shared/core/routes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { ReportPage } from '../../../ui/file/report-page.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { noteQuery, notesRoot } from '../notes/queries.ts';
import { notePdfQuery, useNoteVersion } from './note-pdf.ts';
import { useNoteReport } from './use-note-report.ts';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  // Fetches from the server, because autosave in another tab or device may have changed the draft.
  const { caseId } = await queryClient.fetchQuery({ ...noteQuery(id), staleTime: 0 });
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

function NoteReportPage() {
  const { t } = useTranslation(['notes', 'ui']);
  const to = useTo();
  const { id = '' } = useParams();
  const { data: note } = useSuspenseQuery(noteQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(note.caseId));
  const isAmending = note.status === 'draft' && note.frozenVersion !== null;
  const version = useNoteVersion();
  const finished = isAmending && version.finished;
  const { data: pdf, error, refetch } = useQuery(notePdfQuery({ ...note, finished }));
  const { report, isSendable } = useNoteReport(note, child as Case);
  const markGenerated = useMarkGenerated(note, child as Case);
  const title = note.description || note.template?.name || t('report.kind');
  const printed = pathFor(note.language, 'printNoteReport', { id });
  useRouteTitle();
  return (
    <ReportPage
      report={report}
      times={note}
      isSendable={isSendable && !finished}
      parent={{ label: title, href: to('note', { id }) }}
      crumb={t('report.title')}
      title={t('report.of', { name: child.fullName })}
      description={title}
      {...{ pdf, error }}
      onRetry={refetch}
      language={note.language}
      printHref={finished ? `${printed}?version=finished` : printed}
      hasLog
      onPrint={finished ? undefined : markGenerated}
      bar={
        isAmending && (
          <Segments
            label={t('ui:field.version')}
            options={[
              { value: 'draft', label: t('report.amendment') },
              { value: 'finished', label: t('report.last') },
            ]}
            value={finished ? 'finished' : 'draft'}
            onChange={chosen => version.change(chosen === 'finished')}
          />
        )
      }
    >
      <Notice>{t(note.status === 'draft' && !finished ? 'report.draft' : 'report.finished')}</Notice>
    </ReportPage>
  );
}

/** Marks a draft as printed, so that its author sees when the PDF is outdated. */
function useMarkGenerated(note: Note, { status }: Case): () => void {
  const { role, organizationUser } = useSession();
  const isReadOnly = useIsReadOnly();
  const errorText = useErrorText();
  const refresh = () => queryClient.invalidateQueries({ queryKey: notesRoot });
  const generating = useApiMutation(noteReports.generateNotePdf, refresh);
  const isMine = mayChangeNote(note, { id: organizationUser?.id ?? '', role });
  const isDraft = note.status === 'draft' && note.deleted === null;
  if (!isDraft || !isMine || isReadOnly || status !== 'active') return () => undefined;
  return () =>
    generating.mutate(
      { noteId: note.id, version: note.version },
      { onError: error => void toastFailed(errorText(error, 'edit')) },
    );
}

export { NoteReportPage as Component };
