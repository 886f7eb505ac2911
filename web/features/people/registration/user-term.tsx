import { Anchor, Checkbox } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { readableLanguage } from '../../../../shared/core/languages.ts';
import type { TermAtRegistration } from '../../../../shared/features/organizations/invitations/schema.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

const UserTermDialog = lazy(async () => ({
  default: (await import('./user-term-dialog.tsx')).UserTermDialog,
}));

interface UserTermProps {
  term: TermAtRegistration;
  isAccepted: boolean;
  error: string | undefined;
  onChange: (accepts: boolean) => void;
}

export function UserTerm({ term: { texts, isRequired }, isAccepted, error, onChange }: UserTermProps) {
  const { t } = useTranslation('invitations');
  const fieldError = useFieldError();
  const language = readableLanguage(texts, useLocale());
  const [isReading, setReading] = useState(false);
  const text = texts[language];
  if (!text) return null;
  return (
    <>
      <Checkbox
        radius="xs"
        checked={isAccepted}
        onChange={event => onChange(event.currentTarget.checked)}
        error={fieldError(error)}
        label={
          <Trans
            t={t}
            i18nKey={isRequired ? 'register.userTerm' : 'register.optionalTerm'}
            values={{ title: text.title }}
            components={{
              terms: (
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  lang={language}
                  ta="left"
                  onClick={() => setReading(true)}
                >
                  {' '}
                </Anchor>
              ),
            }}
          />
        }
      />
      {isReading && (
        <Suspense>
          <UserTermDialog text={text} language={language} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}
