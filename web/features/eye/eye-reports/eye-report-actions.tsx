import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconMail, IconPencil, IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathFor } from '../../../../shared/core/routes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { eyeReportSource } from '../report-documents/eye-report-source.ts';
import { defaultReportChoice, toSearchParams } from '../report-documents/report-choice.ts';
import { EyeReportMenu } from './eye-report-menu.tsx';

const SendDialog = lazyPart('sendDialog');

const printPages = { myopia: 'printMyopiaReport', refraction: 'printRefractionReport' } as const;

interface EyeReportActionsProps {
  report: EyeReport;
  child: Case;
}

export function EyeReportActions({ report, child }: EyeReportActionsProps) {
  const { t } = useTranslation(['eye', 'sending']);
  const to = useTo();
  const isArchived = child.status !== 'active';
  const isReadOnly = useIsReadOnly() || isArchived;
  const [isSending, setSending] = useState(false);
  const menu = <EyeReportMenu report={report} name={child.fullName} isOwnPage isArchived={isArchived} />;
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
      <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => setSending(true)}>
        {t('sending:emailReport')}
      </Button>
      {isSending && (
        <Suspense>
          <SendDialog
            sources={[eyeReportSource]}
            caseId={child.id}
            reportId={report.id}
            kind="myopia"
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function PrintMenu({ report: { id }, child }: EyeReportActionsProps) {
  const { t } = useTranslation('eye');
  const choice = defaultReportChoice(useFamilyLanguage(child));
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('report.print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['myopia', 'refraction'] as const).map(kind => (
          <Menu.Item
            key={kind}
            component="a"
            href={[pathFor(choice.language, printPages[kind], { id }), toSearchParams(choice)].join('?')}
            target="_blank"
            rel="noopener"
          >
            {t(`report.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
