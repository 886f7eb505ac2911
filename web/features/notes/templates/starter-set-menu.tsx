import { Menu } from '@mantine/core';
import { IconBlockquote, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useSnippets } from '../snippets/use-snippets.tsx';
import { useTemplateActions } from './use-template-actions.ts';

export function StarterSetMenu() {
  const { t } = useTranslation('templates');
  const { addStarterSet, isAdding } = useTemplateActions();
  const { snippets, dialog } = useSnippets();
  return (
    <>
      <RecordMenu label={t('starterSet.menu')} isOwnPage>
        <Menu.Item leftSection={<IconBlockquote size={18} aria-hidden />} onClick={snippets.onManage}>
          {t('snippets.title')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSparkles size={18} aria-hidden />}
          disabled={isAdding}
          onClick={() => void addStarterSet()}
        >
          {t('starterSet.add')}
        </Menu.Item>
      </RecordMenu>
      {dialog}
    </>
  );
}
