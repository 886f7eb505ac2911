import { Button, Checkbox, Group, Textarea } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { modules } from '../../../../shared/core/permissions.ts';
import { findCases } from '../../../platform/lookups/find-cases.ts';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { WrongAddresses } from '../../../ui/feedback/wrong-addresses.tsx';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { OrganizationPicker } from '../members/organization-picker.tsx';
import { RoleFields } from '../members/role-fields.tsx';
import styles from './invite-form.module.css';
import { useInvite } from './use-invite.ts';

interface InviteFormProps {
  organizationId: string | undefined;
  onClose: () => void;
}

const maxPreassignedCases = 50;

export function InviteForm({ organizationId, onClose }: InviteFormProps) {
  const { t } = useTranslation(['people', 'common', 'ui']);
  const node = useRef<HTMLFormElement>(null);
  const {
    values,
    modules: chosenModules,
    errors,
    failed,
    isBusy,
    change,
    submit,
  } = useInvite(organizationId, onClose);
  const isPlatformInvite = organizationId === undefined;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!submit()) focusFirstInvalid(node.current);
  }

  return (
    <form ref={node} noValidate onSubmit={onSubmit} className={layout.column20}>
      {isPlatformInvite && (
        <OrganizationPicker
          label={t('ui:field.organization')}
          placeholder={t('invite.organizationHint')}
          required
          value={values.organization}
          onChange={organization => change({ organization, modules: null })}
          error={errors.organization}
        />
      )}
      <Textarea
        name="emails"
        label={t('invite.emails')}
        description={t('invite.emailsHelp')}
        required
        autosize
        minRows={2}
        maxRows={8}
        inputMode="email"
        autoCapitalize="none"
        value={values.emails}
        onChange={event => change({ emails: event.currentTarget.value })}
        error={
          errors.emails && <WrongAddresses error={errors.emails} addresses={errors.wrongAddresses ?? []} />
        }
      />
      {!isPlatformInvite && (
        <>
          <RoleFields values={values} onChange={change} />
          {values.role === 'user' && values.visibility === 'selected' && (
            <CasePicker
              label={t('invite.picks')}
              description={t('invite.picksHelp')}
              value={values.preassignedCases}
              max={maxPreassignedCases}
              search={findCases}
              onChange={preassignedCases => change({ preassignedCases })}
            />
          )}
        </>
      )}
      <Checkbox.Group
        label={t('field.modules')}
        description={t('invite.modulesHelp')}
        value={chosenModules ?? []}
        onChange={chosen => change({ modules: modules.filter(module => chosen.includes(module)) })}
      >
        <Group gap="md" mt="xs">
          {modules.map(module => (
            <Checkbox
              key={module}
              radius="xs"
              value={module}
              label={t(`module.${module}`)}
              disabled={chosenModules === undefined}
            />
          ))}
        </Group>
      </Checkbox.Group>
      {failed.length > 0 && (
        <div role="alert">
          <ul className={styles.failed}>
            {failed.map(({ email, reason }) => (
              <li key={email}>{t('invite.failed', { email, why: reason })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <SubmitButton loading={isBusy}>{t('invite.send')}</SubmitButton>
      </div>
    </form>
  );
}
