import { Checkbox, Group, PasswordInput, Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
