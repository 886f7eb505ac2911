import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../../shared/features/courses/activities/schema.ts';
import styles from './activity-text.module.css';

interface ActivityVideoProps {
  video: Extract<Video, { type: 'file' }>;
  url: string | undefined;
  onMetadata?: (video: HTMLVideoElement) => void;
}

const languages = ['en', 'zh'] as const;

/** A video that plays when it is asked to, with its captions. */
export function ActivityVideo({ video, url, onMetadata }: ActivityVideoProps) {
  const { t, i18n } = useTranslation('courses');
  const tracks = useTracks(video.captions);
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are shown where their author has added some
    <video
      controls
      playsInline
      preload="metadata"
      src={url}
      className={styles.video}
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

/** Addresses of captions, while they are shown. */
function useTracks({ en, zh }: Record<'en' | 'zh', string>): Partial<Record<'en' | 'zh', string>> {
  const [tracks, setTracks] = useState<Partial<Record<'en' | 'zh', string>>>({});
  useEffect(() => {
    const made = Object.entries({ en, zh })
      .filter(([, text]) => text !== '')
      .map(
        ([language, text]) =>
          [language, URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))] as const,
      );
    setTracks(Object.fromEntries(made));
    return () => {
      for (const [, url] of made) URL.revokeObjectURL(url);
    };
  }, [en, zh]);
  return tracks;
}
