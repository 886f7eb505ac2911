import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../../shared/features/courses/activities/schema.ts';
import { playerFor } from '../../../../shared/features/courses/activities/video-player.ts';
import styles from './activity-text.module.css';

interface ActivityVideoProps {
  video: Video;
  title: string;
  urlOf: (fileId: string) => string | undefined;
  /** Gives a new link once the one there is has expired. */
  refreshLink?: (fileId: string) => Promise<string>;
}

/** The video of an activity, which plays when it is asked to. */
export function ActivityVideo({ video, ...rest }: ActivityVideoProps) {
  return video.type === 'file' ? (
    <VideoFile key={video.fileId} video={video} {...rest} />
  ) : (
    <LinkedVideo key={video.url} address={video.url} title={rest.title} />
  );
}

type StoredVideo = Extract<Video, { type: 'file' }>;

/** So that the first picture is shown before it plays. */
const firstPicture = '#t=0.1';

function VideoFile({
  video: { fileId, captions },
  title,
  urlOf,
  refreshLink,
}: Omit<ActivityVideoProps, 'video'> & { video: StoredVideo }) {
  const { t } = useTranslation('courses');
  const node = useRef<HTMLVideoElement>(null);
  const [url, setUrl] = useState(() => urlOf(fileId));
  const [hasFailed, setFailed] = useState(false);
  const tracks = useCaptions(captions);
  /** A link is good for minutes; with a new one it goes on where it was. */
  async function goOn(): Promise<void> {
    const player = node.current;
    const at = player?.currentTime ?? 0;
    const fresh = hasFailed ? undefined : await refreshLink?.(fileId).catch(() => undefined);
    setFailed(true);
    if (!fresh || !player) return;
    setUrl(fresh);
    player.addEventListener('loadedmetadata', () => (player.currentTime = at), { once: true });
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: those that the author wrote are below */}
      <video
        ref={node}
        controls
        preload="metadata"
        src={url && `${url}${firstPicture}`}
        className={styles.video}
        aria-label={title}
        onError={() => void goOn()}
        onPlaying={() => setFailed(false)}
      >
        {tracks.map(({ language, src }) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            label={t(`captions.${language}`)}
            src={src}
          />
        ))}
      </video>
      {hasFailed && <p role="status">{t('activity.videoFailed')}</p>}
    </div>
  );
}

/** Addresses of captions, for as long as they are shown. */
function useCaptions({ en, zh }: StoredVideo['captions']) {
  const [tracks, setTracks] = useState<{ language: 'en' | 'zh'; src: string }[]>([]);
  useEffect(() => {
    const written = [
      { language: 'en' as const, text: en },
      { language: 'zh' as const, text: zh },
    ].filter(({ text }) => text.trim() !== '');
    const made = written.map(({ language, text }) => ({
      language,
      src: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })),
    }));
    setTracks(made);
    return () => {
      for (const { src } of made) URL.revokeObjectURL(src);
    };
  }, [en, zh]);
  return tracks;
}

/** Nothing is loaded from elsewhere before somebody wants to see it; the link stays for where players are blocked. */
function LinkedVideo({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('courses');
  const [isOpen, setOpen] = useState(false);
  const player = playerFor(address);
  const { hostname: host } = new URL(address);
  return (
    <div className={styles.linked}>
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
