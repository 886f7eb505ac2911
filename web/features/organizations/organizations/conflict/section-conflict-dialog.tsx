import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PlainDate } from '../../../../../shared/core/fields.ts';
import type { Module } from '../../../../../shared/core/permissions.ts';
import { audit } from '../../../../../shared/features/operations/audit/endpoints.ts';
import { organizations } from '../../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import { useLocations } from '../../../../platform/lookups/use-locations.ts';
import { FieldConflictDialog, type OtherSave } from '../../../../ui/dialog/field-conflict-dialog.tsx';
import { hourText, weekdays } from '../time-zones.ts';
import { useChangedValue } from '../use-changed-value.ts';
import type { SectionConflict } from '../use-section-form.ts';
import { sectionParts } from './section-conflicts.ts';

export function SectionConflictDialog({ conflict }: { conflict: SectionConflict }) {
  const { record, ...versions } = conflict;
  const { nameOf } = useChangedValue();
  const other = useLastChange(record);
  const textOf = useSettingText();
  if (!other) return null;
  return (
    <FieldConflictDialog other={other} parts={sectionParts} labelOf={nameOf} textOf={textOf} {...versions} />
  );
}

/** Who saved a version of an organisation and when; undefined while loading. */
function useLastChange({ id, version }: FullOrganization): OtherSave | undefined {
  const isOwn = useSession().organization?.id === id;
  const { data, isError } = useQuery({
    queryKey: ['organization-last-change', id, version],
    queryFn: () => (isOwn ? readAudit(id) : readPlatformEvents(id)),
    retry: false,
  });
  return isError ? {} : data;
}

async function readAudit(id: string): Promise<OtherSave> {
  const { data } = await call(audit.searchAudit, { kind: 'changes', record: id, limit: 1 });
  const [last] = data;
  return { by: last?.by.name ? { id: last.by.id, fullName: last.by.name } : undefined, at: last?.at };
}

async function readPlatformEvents(organizationId: string): Promise<OtherSave> {
  const { data } = await call(organizations.listPlatformEvents, { organizationId });
  const [last] = data;
  return { by: last?.by ? { id: '', fullName: last.by } : undefined, at: last?.at };
}

function useSettingText() {
  const { t } = useTranslation(['organizations', 'licences', 'common']);
  const lang = useLocale();
  const { date } = useCalendarDates();
  const { countries } = useLocations('');
  return (name: string, section: object): string => {
    const values: Record<string, unknown> = { ...section };
    const value = values[name];
    const text = String(value ?? '');
    switch (name) {
      case 'logo':
        return value ? t('conflict.logo') : '';
      case 'country': {
        const country = countries.find(({ id }) => id === text)?.name ?? text;
        return [country, values.state].filter(Boolean).join(t('common:comma'));
      }
      case 'weekStart':
        return weekdays(lang)[Number(text)]?.label ?? text;
      case 'digestDays':
        return (value as string[]).map(day => weekdays(lang)[Number(day)]?.label).join(t('common:comma'));
      case 'digestHour':
        return hourText(text);
      case 'idleLockMinutes':
        return value ? t('idleLock.minutes', { count: Number(value) }) : t('idleLock.off');
      case 'axialTablesChecked':
        return t(value ? 'conflict.ticked' : 'conflict.notTicked');
      case 'modules':
        return (value as Module[]).map(module => t(`licences:module.${module}`)).join(t('common:comma'));
      case 'endsOn':
        return PlainDate.safeParse(text).success ? date(text) : text;
      case 'dateOrder':
      case 'locale':
      case 'script':
      case 'reportsBy':
        return t(`${name}.${text}` as 'locale.en');
      default:
        return text;
    }
  };
}
