import { useTranslation } from 'react-i18next';
import { EyeName } from '../ui/chart/eye-mark.tsx';
import { recordStates, StateBadge } from '../ui/feedback/state-badge.tsx';
import { Count, Tag } from '../ui/feedback/status.tsx';
import { Avatar, OrganizationLogo } from '../ui/text/avatar.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';
import { children, colleagues } from './samples.ts';

export function StatusExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('status.title')}>
      <div className={styles.row}>
        {recordStates.map(state => (
          <StateBadge
            key={state}
            state={state}
            {...(state === 'overdue' && { label: t('status.overdueBy', { count: 4 }) })}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Tag word={t('status.tag')} />
        <Tag word="P4" />
        <Count of={248} />
        <Count of={5} tone="attention" />
        <EyeName eye="right" />
        <EyeName eye="left" />
      </div>
      <div className={styles.row}>
        <Avatar name="陈小明" size="large" />
        {[...children, ...colleagues].slice(0, 6).map(({ id, fullName }) => (
          <Avatar key={id} name={fullName} />
        ))}
        <Avatar name="Helen Wong" size="small" />
        <OrganizationLogo name="Brightwater Vision Clinic" />
      </div>
    </GallerySection>
  );
}
