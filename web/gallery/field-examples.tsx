import { Checkbox, Group, PasswordInput, Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../ui/file/file-drop.tsx';
import { PictureField } from '../ui/file/picture-field.tsx';
import type { UploadFile } from '../ui/file/use-uploads.ts';
import { DateField } from '../ui/form/date-field.tsx';
import { LineField } from '../ui/form/line-field.tsx';
import { PhoneField } from '../ui/form/phone-field.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TagsField } from '../ui/form/tags-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

export function FieldExamples() {
  const { t } = useTranslation('parts');
  const [remark, setRemark] = useState(t('field.remarkText'));
  const [date, setDate] = useState('');
  const [place, setPlace] = useState('hk');
  const [school, setSchool] = useState('');
  const [phone, setPhone] = useState('');
  const [tags, setTags] = useState([t('status.tag')]);
  return (
    <GallerySection title={t('field.title')}>
      <div className={styles.pair}>
        <LineField label={t('field.name')} required value="陈小明" onChange={() => {}} />
        <LineField
          label={t('field.email')}
          value="ting.chow@example"
          error="validation.email"
          onChange={() => {}}
        />
        <LineField
          label={t('field.school')}
          description={t('field.schoolHelp')}
          value={school}
          onChange={event => setSchool(event.currentTarget.value)}
        />
        <LineField label={t('field.reference')} value="R-2026-000123" disabled />
        <TextField
          label={t('field.remark')}
          limit={50}
          value={remark}
          onChange={event => setRemark(event.currentTarget.value)}
        />
        <PasswordInput label={t('field.password')} />
        <DateField label={t('field.birth')} value={date} onChange={setDate} />
        <SelectField
          label={t('field.country')}
          searchable
          clearable
          options={[
            { value: 'hk', label: t('field.hongKong') },
            { value: 'hn', label: t('field.honduras') },
          ]}
          value={place}
          onChange={setPlace}
        />
        <PhoneField
          label={t('field.phone')}
          value={phone}
          onChange={event => setPhone(event.currentTarget.value)}
        />
        <TagsField label={t('field.tags')} value={tags} onChange={setTags} />
      </div>
      <div className={`${styles.row} ${styles.spaced}`}>
        <Checkbox label={t('choice.remember')} defaultChecked />
        <Checkbox label={t('choice.signature')} />
        <Radio.Group aria-label={t('choice.gender')} defaultValue="girl">
          <Group>
            <Radio value="girl" label={t('choice.girl')} />
            <Radio value="boy" label={t('choice.boy')} />
          </Group>
        </Radio.Group>
        <Switch label={t('choice.share')} defaultChecked />
      </div>
    </GallerySection>
  );
}

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
