import { useTranslation } from 'react-i18next';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { ActivityFieldName } from '../../../../shared/features/courses/activity-copies/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';

const noPictures = new Map<string, string>();

export function OriginalValue({ original, name }: { original: ActivityFields; name: ActivityFieldName }) {
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
