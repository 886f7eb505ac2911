import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/auth/session.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import fields from '../../../ui/form/fields.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { SearchPicker } from '../../../ui/picker/search-picker.tsx';
import { findActivities, type PickedActivity } from './find-activities.ts';

interface ActivityPickerProps {
  label: string;
  description?: string;
  disabled?: boolean;
  /** Session to which an activity that the user creates instead is added. */
  sessionId?: string;
  error?: unknown;
  onPick: (activity: PickedActivity) => void;
}

export function ActivityPicker({ onPick, sessionId, ...props }: ActivityPickerProps) {
  const { t } = useTranslation('sessions');
  const detailOf = useActivityDetail();
  const to = useTo();
  const hasCopies = isOffered({ module: 'curriculum' }, useSession());
  return (
    <SearchPicker<PickedActivity>
      {...props}
      placeholder={t('help.pickActivity')}
      value={[]}
      sources={[
        sessionId === undefined
          ? { label: t('activities.create'), href: to('createCustomActivity') }
          : {
              label: t('activities.create'),
              href: `${to('createCustomActivity')}?session=${sessionId}`,
              returns: true,
            },
        { label: t('activities.inLibrary'), href: to('library') },
      ]}
      search={text => findActivities(text, hasCopies)}
      look={{
        keyOf: ({ id }) => id,
        nameOf: ({ title }) => title,
        option: activity => (
          <span className={fields.optionText}>
            <span>{activity.title}</span>
            <span className={`${layout.faint} ${layout.tiny}`}>{detailOf(activity)}</span>
          </span>
        ),
      }}
      onChange={([picked]) => picked && onPick(picked)}
    />
  );
}

export function useActivityDetail() {
  const { t } = useTranslation('sessions');
  return ({ course, isCopy, minutes }: Pick<PickedActivity, 'course' | 'isCopy' | 'minutes'>): string =>
    [
      isCopy && t('activities.copy'),
      course ?? t('activities.custom'),
      minutes !== null && t('minutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(' · ');
}
