import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { readableLanguage } from '../../../../shared/core/languages.ts';
import type {
  OpenedInvitation,
  TermAtRegistration,
} from '../../../../shared/features/organizations/invitations/schema.ts';
import type { TermsTexts } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TermsText } from '../../../ui/text/terms-text.tsx';
import { isTicked, type TermsErrors, type TickedTerms, withTerm } from './ticked-terms.ts';

interface InvitationTermsProps {
  invitation: OpenedInvitation;
  ticked: TickedTerms;
  errors: TermsErrors;
  onHouseTerms: (accepts: boolean) => void;
  onUserTerms: (accepted: string[]) => void;
}

/** Terms (conditions) that the user must read and accept before joining the organisation. */
export function InvitationTerms({
  invitation: { organizationName, terms, userTerms },
  ticked,
  errors,
  onHouseTerms,
  onUserTerms,
}: InvitationTermsProps) {
  return (
    <>
      {terms && (
        <OrganizationTerms
          organization={organizationName}
          texts={terms.texts}
          isAccepted={ticked.acceptsHouseTerms}
          error={errors.acceptsHouseTerms}
          onChange={onHouseTerms}
        />
      )}
      {userTerms.map(term => (
        <UserTerm
          key={term.id}
          term={term}
          isAccepted={isTicked(ticked, term)}
          error={term.isRequired && !isTicked(ticked, term) ? errors.acceptsUserTerms : undefined}
          onChange={accepts => onUserTerms(withTerm(ticked, term, accepts))}
        />
      ))}
    </>
  );
}

interface OrganizationTermsProps {
  organization: string;
  texts: TermsTexts;
  isAccepted: boolean;
  error: string | undefined;
  onChange: (accepts: boolean) => void;
}

function OrganizationTerms({ organization, texts, isAccepted, error, onChange }: OrganizationTermsProps) {
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

const UserTermDialog = lazyComponent(async () => (await import('./user-term-dialog.tsx')).UserTermDialog);

interface UserTermProps {
  term: TermAtRegistration;
  isAccepted: boolean;
  error: string | undefined;
  onChange: (accepts: boolean) => void;
}

function UserTerm({ term: { texts, isRequired }, isAccepted, error, onChange }: UserTermProps) {
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
      {isReading && <UserTermDialog text={text} language={language} onClose={() => setReading(false)} />}
    </>
  );
}
