import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { usePrintedLanguage } from '../../../platform/features/use-report-language.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { PrintedPages } from '../../../ui/file/printed-pages.tsx';
import { defaultReportChoice, useReportChoice } from './report-choice.ts';
import { blankPdfQuery, reportPdfQuery } from './report-pdf.ts';

function PrintReport({ kind }: { kind: EyeReportKind }) {
  const { id } = useParams();
  return id ? <FilledReport kind={kind} id={id} /> : <BlankForm kind={kind} />;
}

/** Shows a report for print, in the page language unless the URL names another one. */
function FilledReport({ kind, id }: { kind: EyeReportKind; id: string }) {
  const { choice } = useReportChoice(defaultReportChoice(usePrintedLanguage()));
  return (
    <PrintedPages
      title={useTranslation('eye').t(`report.${kind}`)}
      {...useQuery(reportPdfQuery(kind, id, choice))}
    />
  );
}

function BlankForm({ kind }: { kind: EyeReportKind }) {
  return (
    <PrintedPages
      title={useTranslation('eye').t(`report.${kind}`)}
      {...useQuery(blankPdfQuery(kind, useLocale()))}
    />
  );
}

export const PrintMyopiaReportPage = () => <PrintReport kind="myopia" />;
export const PrintRefractionReportPage = () => <PrintReport kind="refraction" />;
