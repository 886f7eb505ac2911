import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconBadgeCc } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { decodeBytes } from '../../../../shared/core/reading/decode-bytes.ts';
import { likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import { isWebVtt } from '../../../../shared/features/courses/activities/captions.ts';
import { maxCaptionsLength } from '../../../../shared/features/courses/activities/schema.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';

interface ActivityCaptionsFieldProps {
  language: Locale;
  /** Captions as WebVTT text; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

export function ActivityCaptionsField({ language, value, onChange }: ActivityCaptionsFieldProps) {
  const { t } = useTranslation(['courses', 'validation', 'ui']);
  const [fault, setFault] = useState<string>();
  const label = t('courses:activity.field.captions', { language: t(`courses:language.${language}`) });

  async function read(file: File | null): Promise<void> {
    if (!file) return;
    const tooBig = file.size > maxCaptionsLength * 4;
    const bytes = new Uint8Array(tooBig ? [] : await file.arrayBuffer());
    const text = decodeBytes(bytes, likelyEncoding(bytes)).replaceAll(/\r\n?/g, '\n').trim();
    if (tooBig || [...text].length > maxCaptionsLength) setFault(t('ui:file.tooBig'));
    else if (!isWebVtt(text)) setFault(t('validation:captions'));
    else {
      setFault(undefined);
      onChange(text);
    }
  }

  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="xs">
        {value !== '' && <IconBadgeCc size={22} aria-hidden />}
        {value !== '' && <span>{t('courses:activity.captionsThere')}</span>}
        <FileButton accept=".vtt" onChange={file => void read(file)} inputProps={{ 'aria-label': label }}>
          {props => (
            <Button {...props} variant="default">
              {t(value === '' ? 'courses:activity.chooseCaptions' : 'courses:activity.changeCaptions')}
            </Button>
          )}
        </FileButton>
        {value !== '' && (
          <Button variant="subtle" color="red" onClick={() => onChange('')}>
            {t('content.action.remove')}
          </Button>
        )}
      </Group>
      {fault && (
        <div role="alert">
          <FieldNote note={{ isError: true, text: fault }} />
        </div>
      )}
    </Input.Wrapper>
  );
}
