import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { barBelow } from './bar-below.ts';
import styles from './toast-area.module.css';

export function ToastArea() {
  const { notifications } = useNotifications();
  useEffect(() => {
    if (notifications.length === 0) return;
    const clear = () => document.documentElement.style.setProperty('--bar-below', `${barBelow()}px`);
    clear();
    window.addEventListener('resize', clear);
    window.addEventListener('scroll', clear, { passive: true });
    return () => {
      window.removeEventListener('resize', clear);
      window.removeEventListener('scroll', clear);
    };
  }, [notifications]);
  return (
    <Notifications
      position="bottom-center"
      containerWidth={520}
      className={styles.root}
      portalProps={{ reuseTargetNode: false }}
    />
  );
}
