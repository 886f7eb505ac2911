import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Asks admins to check the axial length tables, until one admin confirms the check. */
export function TablesUnchecked() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { organization, role } = useSession();
  if (role !== 'admin' || !organization || organization.axialTablesChecked) return null;
  const href = `${to('organization', { id: organization.id })}?tab=preferences#axialTables`;
  return (
    <Notice tone="attention" action={<Link to={href}>{t('axial.tickOff')}</Link>}>
      {t('axial.unchecked')}
    </Notice>
  );
}
