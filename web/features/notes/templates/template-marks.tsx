import { IconBuilding, IconLock, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import { Status } from '../../../ui/feedback/status.tsx';

export function TemplateMarks({
  template: { isOwnDefault, isOrganizationDefault, isPublic },
}: {
  template: Pick<TemplateRow, 'isOwnDefault' | 'isOrganizationDefault' | 'isPublic'>;
}) {
  const { t } = useTranslation('templates');
  return (
    <>
      {isOwnDefault && <Status Icon={IconStar} tone="good" label={t('mark.ownDefault')} />}
      {isOrganizationDefault && <Status Icon={IconBuilding} label={t('mark.organizationDefault')} />}
      {!isOrganizationDefault && (
        <Status
          Icon={isPublic ? IconBuilding : IconLock}
          label={t(isPublic ? 'tab.organization' : 'mark.private')}
        />
      )}
    </>
  );
}
