import { Button, Menu, SimpleGrid, Stack } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../../shared/core/languages.ts';
import {
  type EmailField,
  emailFields,
  unknownEmailFields,
  writtenField,
} from '../../../../shared/features/courses/activities/email-fields.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ActivityValues } from './activity-values.ts';

type Name = 'emailSubjectEn' | 'emailTextEn' | 'emailSubjectZh' | 'emailTextZh';

interface ActivityEmailFieldProps {
  values: Pick<ActivityValues, Name>;
  errors: Record<string, unknown>;
  onChange: (name: Name, value: string) => void;
}

const labels = {
  'case.fullName': 'child',
  'activity.title': 'activity',
  'session.date': 'date',
  'organization.name': 'organization',
  'author.fullName': 'teacher',
} as const satisfies Record<EmailField, string>;

const letters = [
  { language: 'en', subject: 'emailSubjectEn', text: 'emailTextEn' },
  { language: 'zh', subject: 'emailSubjectZh', text: 'emailTextZh' },
] as const;

export function ActivityEmailField({ values, errors, onChange }: ActivityEmailFieldProps) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {letters.map(({ language, subject, text }) => {
        const tag = languageTag(language, 'simplified');
        const name = { language: t(`language.${language}`) };
        const unknown = unknownEmailFields(`${values[subject]}\n${values[text]}`);
        return (
          <Stack key={language} gap="xs" align="stretch">
            <LineField
              label={t('activity.field.emailSubject', name)}
              lang={tag}
              value={values[subject]}
              error={errors[subject]}
              onChange={event => onChange(subject, event.currentTarget.value)}
            />
            <TextField
              label={t('activity.field.emailText', name)}
              lang={tag}
              value={values[text]}
              error={errors[text]}
              onChange={event => onChange(text, event.currentTarget.value)}
            />
            {unknown.length > 0 && (
              <FieldNote
                note={{
                  isError: true,
                  text: t('activity.unknownField', { names: unknown.join(t('common:comma')) }),
                }}
              />
            )}
            <FieldMenu
              onInsert={field => onChange(text, `${values[text]}${writtenField(field)}`)}
              label={t('activity.insertField', name)}
            />
          </Stack>
        );
      })}
    </SimpleGrid>
  );
}

function FieldMenu({ label, onInsert }: { label: string; onInsert: (field: EmailField) => void }) {
  const { t } = useTranslation('courses');
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="subtle"
          style={{ alignSelf: 'start' }}
          leftSection={<IconBraces size={18} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {emailFields.map(field => (
          <Menu.Item key={field} onClick={() => onInsert(field)}>
            {t(`activity.emailField.${labels[field]}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
