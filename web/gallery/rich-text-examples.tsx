import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichText as RichTextValue } from '../../shared/core/rich-text.ts';
import layout from '../ui/layout/layout.module.css';
import { RichTextField } from '../ui/rich-text/rich-text-field.tsx';
import { RichText } from '../ui/text/rich-text.tsx';
import { GallerySection } from './gallery-section.tsx';

export function RichTextExamples() {
  const { t } = useTranslation('parts');
  const [text, setText] = useState<RichTextValue | null>({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: t('richText.heading') }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: t('richText.sentence'), marks: [{ type: 'bold' }] }],
      },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: t('richText.point') }] }],
          },
        ],
      },
    ],
  });
  return (
    <GallerySection title={t('richText.title')}>
      <div className={layout.stack12}>
        <RichTextField label={t('richText.label')} value={text} onChange={setText} />
        <RichTextField
          label={t('richText.empty')}
          required
          value={null}
          error="validation.required"
          onChange={() => {}}
        />
        {text && <RichText value={text} />}
      </div>
    </GallerySection>
  );
}
