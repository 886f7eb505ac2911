import { useTranslation } from 'react-i18next';
import { modules } from '../../../../shared/core/permissions.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import type { Column } from '../../../ui/list/list-config.ts';
import { ModuleAccess } from './module-access.tsx';

export function useLicenceColumns<Row extends MemberRow>(): Column<Row>[] {
  const { t } = useTranslation('people');
  return modules.map(module => ({
    key: module,
    title: t(`module.${module}`),
    cell: row => <ModuleAccess state={row.modules.find(state => state.module === module)} />,
  }));
}
