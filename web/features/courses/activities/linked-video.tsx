import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerFor } from '../../../../shared/features/courses/activities/video-player.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './activity-text.module.css';

/** Loads the video player only on demand. Also shows a plain link, because some networks block the player. */
export function LinkedVideo({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('courses');
  const [isOpen, setOpen] = useState(false);
  const player = playerFor(address);
  const { hostname: host } = new URL(address);
  return (
    <div className={`${layout.stack8} ${layout.atStart}`}>
      {player && !isOpen && (
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('activity.play', { host })}
        </Button>
      )}
      {player && isOpen && (
        <iframe
          className={styles.player}
          src={player}
          title={title}
          loading="lazy"
          allow="fullscreen"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('activity.watch', { host })}
        </a>
      </p>
    </div>
  );
}
