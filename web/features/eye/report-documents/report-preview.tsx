import { Menu } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { languages, languageTag } from '../../../../shared/core/languages.ts';
import { comparisonIn, rememberedIn } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import {
  type CopyKind,
  copyKinds,
  presetCopy,
} from '../../../../shared/features/eye/report-documents/copies.ts';
import { withCopy } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { printAddress, useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { ReportPage } from '../../../ui/file/report-page.tsx';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';
import { eyeReportQuery } from '../eye-reports/queries.ts';
import { VisitAmendment } from '../eye-reports/visit-amendment.tsx';
import { RememberComparison } from './remember-comparison.tsx';
import {
  contentOf,
  defaultReportChoice,
  reportPages,
  toSearchParams,
  useReportChoice,
} from './report-choice.ts';
import { ReportOptions } from './report-options.tsx';
import { reportPdfQuery } from './report-pdf.ts';
import styles from './report-preview.module.css';
import { UntranslatedNotice } from './untranslated-notice.tsx';
import { useSentChoices } from './use-sent-choices.ts';

const loadSource = async () => (await import('./eye-report-source.ts')).eyeReportSource;

export function ReportPreview({ kind }: { kind: EyeReportKind }) {
  const { t } = useTranslation(['eye', 'ui']);
  const address = useTo();
  const { id = '' } = useParams();
  const { data: report } = useSuspenseQuery(eyeReportQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(report.caseId));
  const { data: choices, isPending } = useQuery(eyeChoicesQuery);
  const plainChoice = { ...defaultReportChoice(useFamilyLanguage(child)), copy: presetCopy(report.to) };
  const remembered = { ...plainChoice, ...rememberedIn(choices) };
  const { sentChoices, isLoading } = useSentChoices(report);
  const { choice, defaultChoice, change, show } = useReportChoice(remembered, sentChoices);
  const {
    data: pdf,
    error,
    refetch,
  } = useQuery({ ...reportPdfQuery(kind, id, choice), enabled: !isPending && !isLoading });
  usePageTitle(t(`report.${kind}`));
  const search = toSearchParams(choice);
  const tabSearch = toSearchParams(choice, defaultChoice);
  const printPage = kind === 'myopia' ? 'printMyopiaReport' : 'printRefractionReport';
  const isReadOnly = useIsReadOnly();
  const isDraft = report.status === 'draft';
  return (
    <ReportPage
      report={{ loadSource, child, id, kind, content: contentOf(choice) }}
      times={report}
      parent={{ label: report.reference, href: address('eyeReport', { id }) }}
      crumb={t(`report.${kind}`)}
      title={t(`report.${kind}`)}
      description={t(`report.description.${choice.copy ?? remembered.copy}`)}
      {...{ pdf, error }}
      onRetry={refetch}
      language={choice.language}
      printHref={printAddress(printPage, id, choice, search)}
      isSendable={!isDraft && choice.copy !== 'staff'}
      menu={
        !isReadOnly && (
          <Menu.Item
            component={Link}
            to={address('editEyeReport', { id })}
            leftSection={<IconPencil size={18} />}
          >
            {t(isDraft ? 'ui:act.edit' : 'ui:act.amend')}
          </Menu.Item>
        )
      }
      amendment={child.status === 'active' ? <VisitAmendment report={report} /> : undefined}
      bar={
        <>
          <TabLinks
            label={t('report.kinds')}
            tabs={(['myopia', 'refraction'] as const).map(key => ({
              key,
              title: t(`report.${key}`),
              href: [address(reportPages[key], { id }), tabSearch].join('?'),
            }))}
            current={kind}
          />
          <CopyField
            value={choice.copy ?? null}
            onChange={copy => change(sentChoices(copy) ?? withCopy(choice, copy))}
          />
          <ReportLanguageField choice={choice} onChange={change} />
        </>
      }
      lead={
        <>
          <UntranslatedNotice
            recordId={id}
            content={contentOf(choice)}
            kinds={[kind]}
            language={choice.language}
          />
          {kind === 'myopia' && pdf && <KeySentence bytes={pdf.bytes} choice={choice} />}
        </>
      }
    >
      {kind === 'myopia' && (
        <ReportOptions choice={choice} hasSex={child.gender !== null} onChange={change}>
          <RememberComparison shown={comparisonIn(choice)} report={report} onStored={show} />
        </ReportOptions>
      )}
    </ReportPage>
  );
}

interface CopyFieldProps {
  value: CopyKind | null;
  onChange: (copy: CopyKind) => void;
}

function CopyField({ value, onChange }: CopyFieldProps) {
  const { t } = useTranslation('eye');
  return (
    <SelectField
      label={t('report.copy')}
      allowDeselect={false}
      options={copyKinds.map(kind => ({ value: kind, label: t(`copies.${kind}`) }))}
      value={value ?? ''}
      onChange={chosen => onChange(copyKinds.find(kind => kind === chosen) ?? 'family')}
    />
  );
}

/** Text size in points. Larger text in the PDF belongs to the key sentence. */
const textSize = 12;

/** The key sentence of a myopia report as text, because the PDF is too small to read on a phone. */
function KeySentence({ bytes, choice }: { bytes: ArrayBuffer; choice: ReportLanguage }) {
  const { language, script } = choice;
  const { gap } = languages[languageTag(language, script)];
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    import('../../../ui/file/read-large-text.ts')
      .then(({ readLargeText }) => readLargeText(bytes, textSize, controller.signal))
      .then(lines => setSentence(lines.join(gap)))
      .catch(() => undefined);
    return () => controller.abort();
  }, [bytes, gap]);
  return sentence === '' ? null : (
    <p className={styles.key} lang={language}>
      {sentence}
    </p>
  );
}
