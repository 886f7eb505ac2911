import { Menu } from '@mantine/core';
import {
  IconBuilding,
  IconCopy,
  IconFilePlus,
  IconLock,
  IconStar,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import { mayChangeTemplate } from '../../../../shared/features/notes/templates/template-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useTemplateActions } from './use-template-actions.ts';

export function TemplateMenu({ template, onRemoved }: { template: TemplateRow; onRemoved?: () => void }) {
  const { t } = useTranslation(['templates', 'ui']);
  const me = useSession();
  const to = useTo();
  const actions = useTemplateActions();
  const { isPublic, isOwnDefault, isOrganizationDefault, name } = template;
  const mayChange = mayChangeTemplate(template, me);
  return (
    <RecordMenu label={t('ui:act.of', { name })}>
      <Menu.Item
        component={Link}
        to={`${to('createNote')}?template=${template.id}`}
        leftSection={<IconFilePlus size={18} />}
      >
        {t('action.use')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => actions.copy(template)}>
        {t('ui:act.copy')}
      </Menu.Item>
      <Menu.Item
        leftSection={isOwnDefault ? <IconStarOff size={18} /> : <IconStar size={18} />}
        onClick={() => actions.setDefault(template, 'own', !isOwnDefault)}
      >
        {t(isOwnDefault ? 'action.noOwnDefault' : 'action.ownDefault')}
      </Menu.Item>
      {me.role === 'admin' && isPublic && (
        <Menu.Item
          leftSection={<IconBuilding size={18} />}
          onClick={() => actions.setDefault(template, 'organization', !isOrganizationDefault)}
        >
          {t(isOrganizationDefault ? 'action.noOrganizationDefault' : 'action.organizationDefault')}
        </Menu.Item>
      )}
      {mayChange && (
        <Menu.Item
          leftSection={isPublic ? <IconLock size={18} /> : <IconBuilding size={18} />}
          onClick={() => actions.share(template, !isPublic)}
        >
          {t(isPublic ? 'action.unshare' : 'action.share')}
        </Menu.Item>
      )}
      {mayChange && (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} />}
          onClick={() => void actions.remove(template).then(onRemoved)}
        >
          {t('action.remove', { name })}
        </Menu.Item>
      )}
    </RecordMenu>
  );
}
