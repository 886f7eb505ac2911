import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { auditEventTypes } from '../../../../shared/audit-events.ts';
import { MemberId } from '../../../../shared/core/ids.ts';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { type TextKey, useText } from '../../../platform/i18n/use-text.ts';
import styles from './audit.module.css';
import type { AuditQuery } from './use-audit.ts';

interface AuditLineProps {
  entry: AuditEntry;
  timeZone: string;
  actText: (act: string) => string;
  /** Texts of features, by event or list. */
  texts: FeatureTexts;
  fieldName: (field: string) => string;
  onFilter: (wanted: Partial<AuditQuery>) => void;
}

/** Texts of features, by event, list or field. */
export type FeatureTexts = Readonly<Record<string, TextKey>>;

/** Labels of audit events; unknown ones are shown as recorded. */
export function useActionLabel(texts: FeatureTexts): (act: string) => string {
  const { t } = useTranslation('audit');
  const text = useText();
  const isRecorded = (act: string) => (auditEventTypes as readonly string[]).includes(act);
  return act => {
    const ofFeature = texts[act];
    if (ofFeature) return text(ofFeature);
    return isRecorded(act) ? t(`act.${act}` as ParseKeys<'audit'>) : act;
  };
}

/** Fields that no form has. */
const recordFieldTexts: FeatureTexts = { updatedAt: 'audit:field.updatedAt', version: 'audit:field.version' };

/** Labels of fields, as in their form; unknown ones are shown as recorded. */
export function useFieldName(texts: FeatureTexts): (field: string) => string {
  const text = useText();
  return field => {
    const key = texts[field] ?? recordFieldTexts[field];
    return key ? text(key) : field;
  };
}

/** Lists whose reading is audited as one event. */
const listNames = ['cases', 'eyeReports', 'audit'] as const;

/** One audit entry. Person and record are buttons that filter by them. */
export function AuditLine({
  entry: { at, act, by, record, fields, network },
  timeZone,
  actText,
  texts,
  fieldName,
  onFilter,
}: AuditLineProps) {
  const { t } = useTranslation(['audit', 'common']);
  const { instant } = useDates(timeZone);
  const text = useText();
  const listName = (id: string) => {
    const list = listNames.find(one => one === id);
    if (list) return t(`list.${list}`);
    return texts[id] && text(texts[id]);
  };
  const isPerson = MemberId.safeParse(by.id).success;
  const who = by.name ?? t(isPerson ? 'former' : 'system');
  const what = record.name ?? listName(record.id) ?? record.id;
  return (
    <li>
      <time dateTime={at}>{instant(at)}</time>
      {isPerson ? (
        <button
          type="button"
          aria-label={t('filter.only', { name: who })}
          onClick={() => onFilter({ by: by.id })}
        >
          {who}
        </button>
      ) : (
        <span>{who}</span>
      )}
      <span className={styles.act}>
        {actText(act)}
        {fields.length > 0 && (
          <small>{t('changed', { fields: fields.map(fieldName).join(t('common:comma')) })}</small>
        )}
      </span>
      <button
        type="button"
        className={styles.record}
        aria-label={t('filter.only', { name: what })}
        onClick={() => onFilter({ record: record.id })}
      >
        {what}
      </button>
      <span className={styles.network}>{network}</span>
    </li>
  );
}
