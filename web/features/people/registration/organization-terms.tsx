import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { TermsTexts } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TermsText } from '../../../ui/text/terms-text.tsx';

interface OrganizationTermsProps {
  organization: string;
  texts: TermsTexts;
  isAccepted: boolean;
  error: string | undefined;
  onChange: (accepts: boolean) => void;
}

export function OrganizationTerms({
  organization,
  texts,
  isAccepted,
  error,
  onChange,
}: OrganizationTermsProps) {
  const { t } = useTranslation('invitations');
  const fieldError = useFieldError();
  const [isReading, setReading] = useState(false);
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
            i18nKey="register.houseTerms"
            values={{ organization }}
            components={{
              terms: (
                <Anchor component="button" type="button" inherit onClick={() => setReading(true)}>
                  {' '}
                </Anchor>
              ),
            }}
          />
        }
      />
      <Dialog isOpen={isReading} onClose={() => setReading(false)} title={t('terms.house', { organization })}>
        <TermsText texts={texts} />
      </Dialog>
    </>
  );
}
