import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../ui/file/file-drop.tsx';
import { PictureField } from '../ui/file/picture-field.tsx';
import type { UploadFile } from '../ui/file/use-uploads.ts';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const rule = {
  kind: 'file' as const,
  extensions: ['pdf', 'jpg', 'png', 'docx'],
  maxBytes: 25 * 1024 * 1024,
};
const ticks = 20;
const tick = 100;

/**
 * Simulates an upload of two seconds. If the file name contains `fail`, the upload fails once; if it contains
 * `slow`, the upload is slower.
 */
function createFakeUpload(): UploadFile {
  const failed = new Set<File>();
  return async (file, { signal, onProgress }) => {
    for (let count = 1; count <= ticks; count += 1) {
      await new Promise(resolve => setTimeout(resolve, file.name.includes('slow') ? tick * 50 : tick));
      signal.throwIfAborted();
      onProgress(count / ticks);
      if (file.name.includes('fail') && count === ticks / 2 && !failed.has(file)) {
        failed.add(file);
        throw new Error('The sample was asked to fail');
      }
    }
    return {
      id: 'file_sample',
      name: file.name,
      type: 'image/png',
      size: file.size,
      width: null,
      height: null,
      pages: null,
      problem: null,
    };
  };
}

const upload = createFakeUpload();

export function FileExamples() {
  const { t } = useTranslation('parts');
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <GallerySection title={t('file.title')}>
      <FileDrop rule={rule} upload={upload} />
      <div className={styles.below}>
        <PictureField
          label={t('file.picture')}
          purpose="case-photo"
          name="陈小明"
          isRound
          value={picture}
          onChange={setPicture}
        />
      </div>
    </GallerySection>
  );
}
