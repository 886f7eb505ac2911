import { Button, Group } from '@mantine/core';
import { IconEqual, IconPencil, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import {
  asOriginal,
  differingFields,
} from '../../../../shared/features/courses/activity-copies/copy-rules.ts';
import {
  type ActivityFieldName,
  activityFieldNames,
} from '../../../../shared/features/courses/activity-copies/schema.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';
import { type ActivityValues, activityFieldsOf, activityValues } from '../activities/activity-values.ts';
import styles from './original-panel.module.css';

/** Maps each field of an activity to the form fields that it is edited in. */
const valuesOfField: Partial<Record<ActivityFieldName, (keyof ActivityValues & string)[]>> = {
  video: ['videoFile', 'videoUrl', 'captionsEn', 'captionsZh'],
  email: ['emailSubjectEn', 'emailTextEn', 'emailSubjectZh', 'emailTextZh'],
};

export function resetValues(original: ActivityFields, name: ActivityFieldName): Partial<ActivityValues> {
  const values = activityValues(original);
  return Object.fromEntries(
    (valuesOfField[name] ?? [name]).map(key => [key, values[key as keyof ActivityValues]]),
  );
}

interface OriginalPanelProps {
  original: ActivityFields;
  origins: Readonly<Record<string, string>>;
  values: ActivityValues;
  onReset: (values: Partial<ActivityValues>) => void;
}

/** Shows the original activity beside the form of its copy. Marks differences; each field can be reset. */
export function OriginalPanel({ original, origins, values, onReset }: OriginalPanelProps) {
  const { t } = useTranslation('courses');
  const shown = activityFieldsOf(activityValues(original));
  const differing = differingFields(asOriginal(activityFieldsOf(values), origins), shown);
  const names = activityFieldNames.filter(name => differing.includes(name) || hasValue(original[name]));
  return (
    <aside className={styles.root} aria-label={t('copy.original.title')}>
      <h2>{t('copy.original.title')}</h2>
      {names.map(name => {
        const isDifferent = differing.includes(name);
        const field = t(`activity.field.${name}`);
        return (
          <section key={name} className={styles.field}>
            <Group gap="xs" justify="space-between">
              <h3>{field}</h3>
              <Status
                Icon={isDifferent ? IconPencil : IconEqual}
                tone={isDifferent ? 'attention' : 'quiet'}
                label={t(isDifferent ? 'copy.original.differs' : 'copy.original.same')}
              />
            </Group>
            <OriginalValue original={original} name={name} />
            {isDifferent && (
              <Button
                variant="subtle"
                size="compact-md"
                justify="flex-start"
                leftSection={<IconRestore size={18} aria-hidden />}
                onClick={() => onReset(resetValues(original, name))}
              >
                {t('copy.original.reset', { field })}
              </Button>
            )}
          </section>
        );
      })}
    </aside>
  );
}

const hasValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== undefined;

const noPictures = new Map<string, string>();

function OriginalValue({ original, name }: { original: ActivityFields; name: ActivityFieldName }) {
  const { t } = useTranslation('courses');
  if (name === 'plan' && original.plan)
    return <DocumentView document={original.plan} pictures={noPictures} fieldOf={() => ''} />;
  const texts: Partial<Record<ActivityFieldName, string>> = {
    activityKind: t(`activity.kind.${original.activityKind}`),
    addToCalendar: t(original.addToCalendar ? 'copy.original.yes' : 'copy.original.no'),
  };
  const text = texts[name] ?? textOf(original, name, t('copy.original.file'));
  return <p className={`${layout.breakable} ${layout.lineBreaks}`}>{text || t('copy.original.none')}</p>;
}

function textOf(original: ActivityFields, name: ActivityFieldName, file: string): string {
  const { video, icon, email } = original;
  if (name === 'video') return video?.type === 'link' ? video.url : video ? file : '';
  if (name === 'icon') return icon?.type === 'own' ? icon.name : icon ? file : '';
  if (name === 'attachments') return original.attachments.map(attachment => attachment.name).join('\n');
  if (name === 'email')
    return email
      ? [email.en, email.zh]
          .map(({ subject }) => subject)
          .join('\n')
          .trim()
      : '';
  const value = original[name];
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
