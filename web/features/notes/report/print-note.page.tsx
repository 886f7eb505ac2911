import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLocale, useScript } from '../../../platform/i18n/use-locale.ts';
import { PrintedPages } from '../../../ui/file/printed-pages.tsx';
import { blankNoteQuery, notePdfQuery, useNoteVersion } from './note-pdf.ts';

function PrintNotePage() {
  const { id } = useParams();
  return id === undefined ? <BlankNote /> : <PrintedNote id={id} />;
}

function PrintedNote({ id }: { id: string }) {
  const { t } = useTranslation('notes');
  return (
    <PrintedPages
      title={t('report.title')}
      {...useQuery(notePdfQuery({ id, finished: useNoteVersion().finished }))}
    />
  );
}

function BlankNote() {
  const { t } = useTranslation('notes');
  return (
    <PrintedPages
      title={t('report.title')}
      {...useQuery(blankNoteQuery({ language: useLocale(), script: useScript() }))}
    />
  );
}

export { PrintNotePage as Component };
