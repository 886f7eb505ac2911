import { useTranslation } from 'react-i18next';
import { type TextEncoding, textEncodings } from '../../../shared/core/reading/decode-bytes.ts';
import { SelectField } from '../form/select-field.tsx';

interface EncodingFieldProps {
  encoding: TextEncoding;
  onChange: (encoding: TextEncoding) => void;
}

/** Field for the text encoding of a file, to be changed if names in it look wrong. */
export function EncodingField({ encoding, onChange }: EncodingFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <SelectField
      label={t('encoding.label')}
      description={t('encoding.help')}
      value={encoding}
      options={textEncodings.map(value => ({ value, label: t(`encoding.${value}`) }))}
      allowDeselect={false}
      onChange={chosen => {
        const known = textEncodings.find(one => one === chosen);
        if (known) onChange(known);
      }}
    />
  );
}
