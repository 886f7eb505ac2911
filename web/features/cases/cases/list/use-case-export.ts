import { useTranslation } from 'react-i18next';
import type { ListedCase } from '../../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import type { ListExport } from '../../../../ui/list/read-table.ts';

export function useCaseExport(): ListExport<ListedCase> {
  const { t } = useTranslation(['cases', 'common', 'ui']);
  const { organization } = useSession();
  return {
    name: `cases-${todayIn(organization?.timeZone)}`,
    columns: [
      { title: t('field.fullName'), text: row => row.fullName },
      { title: t('field.otherName'), text: row => row.otherName },
      { title: t('field.fileNumber'), text: row => row.fileNumber },
      { title: t('field.birthDate'), text: row => row.birthDate },
      {
        title: t('field.gender'),
        text: row => row.genderText ?? (row.gender && t(`ui:gender.${row.gender}`)),
      },
      { title: t('field.guardian'), text: row => row.guardian?.name ?? null },
      { title: t('field.mobile'), text: row => row.mobile },
      { title: t('field.contactEmail'), text: row => row.contactEmail },
      {
        title: t('field.assigned'),
        text: row => row.assigned.map(({ fullName }) => fullName).join(t('common:comma')),
      },
      { title: t('field.lastSeen'), text: row => row.lastSeenOn },
      { title: t('field.nextDue'), text: row => row.nextDueOn },
      { title: t('field.bookedFor'), text: row => row.bookedFor },
      { title: t('field.tags'), text: row => row.tags.join(t('common:comma')) },
    ],
  };
}
