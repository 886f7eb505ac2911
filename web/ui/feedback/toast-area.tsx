import { Notifications } from '@mantine/notifications';
import styles from './toast-area.module.css';

export function ToastArea() {
  return (
    <Notifications
      position="bottom-center"
      containerWidth={520}
      className={styles.root}
      portalProps={{ reuseTargetNode: false }}
    />
  );
}
