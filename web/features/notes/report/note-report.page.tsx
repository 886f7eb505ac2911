import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { pathFor } from '../../../../shared/core/routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { PdfPreview } from '../../../ui/file/pdf-preview.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { noteQuery } from '../notes/queries.ts';
import { notePdfQuery } from './note-pdf.ts';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  // The server's copy: a draft that saved itself elsewhere has moved on.
  const { caseId } = await queryClient.fetchQuery({ ...noteQuery(id), staleTime: 0 });
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

/** A note as it is printed and saved. */
function NoteReportPage() {
  const { t } = useTranslation(['notes', 'ui']);
  const to = useTo();
  const { id = '' } = useParams();
  const { data: note } = useSuspenseQuery(noteQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(note.caseId));
  const { data: pdf, error } = useQuery(notePdfQuery(note));
  const title = note.description || note.template?.name || t('untitled');
  usePageTitle(`${title} · ${child.fullName}`);
  return (
    <>
      <PageHeader
        parents={[
          { label: child.fullName, href: to('case', { id: child.id }) },
          { label: title, href: to('note', { id }) },
        ]}
        crumb={t('report.title')}
        title={t('report.of', { name: child.fullName })}
        description={title}
        actions={
          <>
            <Button
              component="a"
              href={pathFor(note.language, 'printNoteReport', { id })}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('report.print')}
            </Button>
            <Button
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => (pdf ? savePdf(pdf) : toastFailed(t('ui:export.failed')))}
            >
              {t('report.download')}
            </Button>
          </>
        }
      />
      <PdfPreview pdf={pdf} error={error} language={note.language} bar={null}>
        <Notice>{t(note.status === 'draft' ? 'report.draft' : 'report.finished')}</Notice>
      </PdfPreview>
    </>
  );
}

export { NoteReportPage as Component };
