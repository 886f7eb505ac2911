import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import type { Video } from '../../../../shared/features/courses/activities/schema.ts';
import styles from './activity-text.module.css';

interface ActivityVideoProps {
  video: Extract<Video, { type: 'file' }>;
  url: string | undefined;
  /** Returns a new link to the video after the current link has expired. */
  refreshLink?: (() => Promise<string>) | undefined;
  onMetadata?: (video: HTMLVideoElement) => void;
}

const languages = ['en', 'zh'] as const;

/** URL fragment that makes browsers show the first frame before playback. */
const firstPicture = '#t=0.1';

export function ActivityVideo({ video, url, refreshLink, onMetadata }: ActivityVideoProps) {
  const { t, i18n } = useTranslation('courses');
  const tracks = useTracks(video.captions);
  const { src, goOn } = useLastingLink(url, refreshLink);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the author of the video may have added no captions
    <video
      controls
      playsInline
      preload="metadata"
      src={src && `${src}${firstPicture}`}
      className={styles.video}
      onError={event => void goOn(event.currentTarget)}
      onLoadedMetadata={event => onMetadata?.(event.currentTarget)}
    >
      {languages.map(
        language =>
          tracks[language] && (
            <track
              key={language}
              kind="captions"
              src={tracks[language]}
              srcLang={language}
              label={t(`language.${language}`)}
              default={i18n.language.startsWith(language)}
            />
          ),
      )}
    </video>
  );
}

/** Keeps the first link to the video until it expires, because a new link would restart playback. */
function useLastingLink(url: string | undefined, refreshLink: ActivityVideoProps['refreshLink']) {
  const [src, setSrc] = useState(url);
  useEffect(() => setSrc(known => known ?? url), [url]);
  async function goOn(player: HTMLVideoElement): Promise<void> {
    if (src !== url && player.readyState === 0) return;
    const at = player.currentTime;
    const fresh = await refreshLink?.().catch(() => undefined);
    if (!fresh) return;
    player.addEventListener(
      'loadedmetadata',
      () => {
        player.currentTime = at;
      },
      { once: true },
    );
    setSrc(fresh);
  }
  return { src, goOn };
}

/** Object URLs of the captions, valid while the component is mounted. */
function useTracks({ en, zh }: Record<Locale, string>): Partial<Record<Locale, string>> {
  const [tracks, setTracks] = useState<Partial<Record<Locale, string>>>({});
  useEffect(() => {
    const entries = Object.entries({ en, zh })
      .filter(([, text]) => text !== '')
      .map(
        ([language, text]) =>
          [language, URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))] as const,
      );
    setTracks(Object.fromEntries(entries));
    return () => {
      for (const [, url] of entries) URL.revokeObjectURL(url);
    };
  }, [en, zh]);
  return tracks;
}
