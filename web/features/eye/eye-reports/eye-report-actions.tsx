import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { rememberedIn } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { presetCopy } from '../../../../shared/features/eye/report-documents/copies.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { printAddress, useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { useLanguageName } from '../../../platform/i18n/use-language-name.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useSendReport } from '../../../ui/file/use-send-report.tsx';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';
import { useBooking } from '../recalls/use-booking.tsx';
import { defaultReportChoice, defaultsFor, toSearchParams } from '../report-documents/report-choice.ts';
import { useSentChoices } from '../report-documents/use-sent-choices.ts';
import { EyeReportMenu } from './eye-report-menu.tsx';

const loadSource = async () => (await import('../report-documents/eye-report-source.ts')).eyeReportSource;
const printPages = { myopia: 'printMyopiaReport', refraction: 'printRefractionReport' } as const;

interface EyeReportActionsProps {
  report: EyeReport;
  child: Case;
}

export function EyeReportActions({ report, child }: EyeReportActionsProps) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const isArchived = child.status !== 'active';
  const isReadOnly = useIsReadOnly() || isArchived;
  const sending = useSendReport({ loadSource, child, id: report.id, kind: 'myopia' });
  const booking = useBooking(child);
  const ofPage = { report, name: child.fullName, isArchived, booking };
  const menu = <EyeReportMenu {...ofPage} isOwnPage />;
  if (report.status === 'draft')
    return (
      <>
        {menu}
        {!isReadOnly && (
          <Button
            component={Link}
            to={to('editEyeReport', { id: report.id })}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('menu.continue')}
          </Button>
        )}
      </>
    );
  return (
    <>
      {menu}
      <PrintMenu report={report} child={child} />
      {sending.button}
      {sending.dialog}
      {booking.dialog}
    </>
  );
}

function PrintMenu({ report, child }: EyeReportActionsProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const { data: choices } = useQuery(eyeChoicesQuery);
  const plainChoice = { ...defaultReportChoice(useFamilyLanguage(child)), ...rememberedIn(choices) };
  const { sentChoices } = useSentChoices(report);
  const choice = defaultsFor(presetCopy(report.to), plainChoice, sentChoices);
  const nameOf = useLanguageName();
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('ui:report.print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['myopia', 'refraction'] as const).map(kind => (
          <Menu.Item
            key={kind}
            component="a"
            href={printAddress(printPages[kind], report.id, choice, toSearchParams(choice))}
            target="_blank"
            rel="noopener"
          >
            {t('report.inLanguage', { report: t(`report.${kind}`), language: nameOf(choice) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
