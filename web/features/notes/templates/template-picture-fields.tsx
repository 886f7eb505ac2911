import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { TemplateValues } from './template-values.ts';

const maxAspect = 8;

export function TemplatePictureFields({ form }: { form: UseFormReturnType<TemplateValues> }) {
  const { t } = useTranslation('templates');
  const { pictureId } = form.values;
  return (
    <>
      <PictureField
        label={t('field.picture')}
        purpose="template-picture"
        maxAspect={maxAspect}
        value={pictureId || null}
        onChange={id => form.setFieldValue('pictureId', id ?? '')}
      />
      {pictureId !== '' && (
        <>
          <SelectField
            label={t('field.picturePlace')}
            options={(['head', 'first-page'] as const).map(value => ({ value, label: t(`place.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('picturePlace')}
          />
          <LineField
            label={t('field.pictureAlt')}
            description={t('help.pictureAlt')}
            {...form.getInputProps('pictureAlt')}
          />
        </>
      )}
    </>
  );
}
