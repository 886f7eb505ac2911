import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { quiet: IconInfoCircle, attention: IconAlertTriangle, danger: IconAlertCircle };

interface NoticeProps {
  tone?: keyof typeof icons;
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ tone = 'quiet', action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.root} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <div className={styles.message}>
        <Icon size={20} aria-hidden />
        <div className={styles.text}>{children}</div>
      </div>
      {action}
    </div>
  );
}
