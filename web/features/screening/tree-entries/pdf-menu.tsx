import { Button, Menu } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { useSendReport } from '../../../ui/file/use-send-report.tsx';
import { treePdfQuery } from './tree-pdf.ts';
import type { TreeView } from './use-tree.ts';

const loadSource = async () => (await import('./tree-report-source.ts')).treeReportSource;

export function PdfMenu({ child, tree }: { child: Case; tree: TreeView }) {
  const caseId = child.id;
  const { t } = useTranslation(['neuroTree', 'ui']);
  const address = useTo();
  const locale = useLocale();
  const { asOf, before, today } = tree;
  const days = { asOf: asOf === today ? null : asOf, before };
  const report = { loadSource, child, id: caseId, kind: 'neuroTree' };
  const sending = useSendReport({ ...report, content: days });
  const saving = useApiMutation((language: Locale) =>
    queryClient.fetchQuery(treePdfQuery(caseId, { language, script: null, ...days })),
  );
  const save = (language: Locale) =>
    saving.mutate(language, { onSuccess: savePdf, onError: () => toastFailed(t('ui:export.failed')) });
  const query = new URLSearchParams(
    Object.entries(days).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button
            variant="default"
            loading={saving.isPending}
            leftSection={<IconFileText size={18} aria-hidden />}
          >
            {t('paper.label')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['en', 'zh'] as const).map(language => (
            <Menu.Item key={language} onClick={() => save(language)}>
              {t(`paper.${language}`)}
            </Menu.Item>
          ))}
          <Menu.Item
            component="a"
            href={`${address('printNeuroTree', { id: caseId })}${query && `?${query}`}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('paper.print')}
          </Menu.Item>
          {tree.all.length > 0 && child.status !== 'restricted' && (
            <Menu.Item onClick={sending.open}>{t('paper.email')}</Menu.Item>
          )}
          <Menu.Item
            component="a"
            href={address('printNeuroTree', {})}
            target="_blank"
            rel="noreferrer"
            lang={locale}
          >
            {t('paper.blank')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {sending.dialog}
    </>
  );
}
