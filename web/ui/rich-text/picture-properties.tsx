import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { LineField } from '../form/line-field.tsx';
import styles from './document.module.css';

export function PictureProperties({ editor }: { editor: Editor }) {
  const { t } = useTranslation('ui');
  const attrs = editor.getAttributes('image') as { alt: string; caption: string };
  const field = (name: 'alt' | 'caption') => (
    <LineField
      label={t(`richText.${name}`)}
      value={attrs[name]}
      onChange={event => editor.commands.updateAttributes('image', { [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.properties}>
      {field('alt')}
      {field('caption')}
    </div>
  );
}
