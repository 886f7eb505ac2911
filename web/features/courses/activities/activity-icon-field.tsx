import { Input } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  activityIcons,
  type ActivityIcon as Icon,
} from '../../../../shared/features/courses/activities/schema.ts';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './activity-icon.module.css';
import { ActivityIcon } from './activity-icon.tsx';

interface ActivityIconFieldProps {
  value: Icon | null;
  onChange: (value: Icon | null) => void;
}

export function ActivityIconField({ value: icon, onChange }: ActivityIconFieldProps) {
  const { t } = useTranslation('courses');
  const name = useId();
  const choice = (
    key: string,
    label: string,
    isChosen: boolean,
    choose: () => void,
    shown: React.ReactNode,
  ) => (
    <label key={key} className={styles.choice} title={label}>
      <input type="radio" name={name} aria-label={label} checked={isChosen} onChange={choose} />
      {shown}
    </label>
  );
  return (
    <>
      <Input.Wrapper label={t('activity.field.icon')} labelElement="div">
        <div className={layout.wrap8} role="radiogroup" aria-label={t('activity.field.icon')}>
          {choice(
            'none',
            t('activity.icon.none'),
            icon === null,
            () => onChange(null),
            <span className={styles.none}>{t('activity.icon.none')}</span>,
          )}
          {activityIcons.map(own =>
            choice(
              own,
              t(`activity.icon.${own}`),
              icon?.type === 'own' && icon.name === own,
              () => onChange({ type: 'own', name: own }),
              <ActivityIcon icon={{ type: 'own', name: own }} />,
            ),
          )}
        </div>
      </Input.Wrapper>
      <PictureField
        label={t('activity.field.iconImage')}
        purpose="activity-icon"
        value={icon?.type === 'image' ? icon.fileId : null}
        onChange={fileId => (fileId ? onChange({ type: 'image', fileId }) : onChange(null))}
      />
    </>
  );
}
