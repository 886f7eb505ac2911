import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWrittenByKeys, keyScopes, neededWith } from '../../../../shared/core/permissions.ts';
import { apiKeys } from '../../../../shared/features/organizations/api-keys/endpoints.ts';
import {
  maxApiKeyDays,
  type ShownApiKey,
  usualApiKeyDays,
} from '../../../../shared/features/organizations/api-keys/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import styles from '../api-tab/api-tab.module.css';
import { ShownSecret } from '../api-tab/shown-secret.tsx';
import { describeApiKey, makeApiKey } from './make-api-key.ts';
import { useScopeName, useScopeReads } from './use-scope-name.ts';

const daysOffered = [30, usualApiKeyDays, 180, maxApiKeyDays];

interface NewApiKeyDialogProps {
  organizationId: string;
  onMade: () => unknown;
  onClose: () => void;
}

/** Creates an API key in the browser, registers its hash, and shows the key once. */
export function NewApiKeyDialog({ organizationId, onMade, onClose }: NewApiKeyDialogProps) {
  const { t } = useTranslation(['apiKeys', 'ui']);
  const errorText = useErrorText();
  const scopeName = useScopeName();
  const scopeReads = useScopeReads();
  const [key] = useState(makeApiKey);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>([]);
  const [days, setDays] = useState(String(usualApiKeyDays));
  const [isChecked, setChecked] = useState(false);
  const [created, setCreated] = useState<ShownApiKey>();
  const node = useRef<HTMLFormElement>(null);
  const making = useApiMutation(apiKeys.createApiKey, onMade);
  const lacksOther = keyScopes.some(
    scope => scopes.includes(scope) && !neededWith(scope).every(other => scopes.includes(other)),
  );
  const isEmpty = isChecked && scopes.length === 0;
  const isAlone = isChecked && lacksOther;
  const options = (isWriting: boolean, isWrong: boolean) => (
    <div className={styles.scopes}>
      {keyScopes
        .filter(scope => isWrittenByKeys(scope) === isWriting)
        .map(scope => (
          <Checkbox
            key={scope}
            value={scope}
            label={scopeName(scope)}
            description={scopeReads(scope)}
            error={isWrong}
          />
        ))}
    </div>
  );
  if (created) {
    const title = t('shown.title', { name: created.name });
    return (
      <Dialog title={title} size={560}>
        <ShownSecret
          secret={key}
          label={t('shown.label')}
          text={t('shown.text')}
          use={t('how', { address: `${window.location.origin}/api` })}
          copied={t('shown.copied')}
          onDone={onClose}
        />
      </Dialog>
    );
  }

  async function send(): Promise<void> {
    setChecked(true);
    const chosen = keyScopes.filter(scope => scopes.includes(scope));
    if (name.trim() === '' || chosen.length === 0 || lacksOther) return focusFirstInvalid(node.current);
    const described = await describeApiKey(key);
    making.mutate(
      { organizationId, name, scopes: chosen, days: Number(days), ...described },
      { onSuccess: setCreated, onError: error => toastFailed(errorText(error, 'create')) },
    );
  }

  return (
    <Dialog title={t('make')} size={520} fillsPhone onClose={onClose} closeOnClickOutside={false}>
      <form
        ref={node}
        noValidate
        className={styles.fields}
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <LineField
          label={t('ui:field.name')}
          description={t('dialog.nameHelp')}
          required
          value={name}
          error={isChecked && name.trim() === '' ? 'validation.required' : undefined}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t('dialog.scopes')}
          description={t('dialog.scopesHelp')}
          required
          value={scopes}
          error={isEmpty ? t('ui:chooseOne') : undefined}
          onChange={setScopes}
        >
          {options(false, isEmpty)}
        </Checkbox.Group>
        <Checkbox.Group
          label={t('dialog.writes')}
          description={t('dialog.writesHelp')}
          value={scopes}
          error={isAlone ? t('dialog.needsCase') : undefined}
          onChange={setScopes}
        >
          {options(true, isAlone)}
        </Checkbox.Group>
        <SelectField
          label={t('dialog.days')}
          options={daysOffered.map(count => ({
            value: String(count),
            label: t('dialog.daysOf', { count }),
          }))}
          allowDeselect={false}
          value={days}
          onChange={setDays}
        />
        <DialogActions submit={t('dialog.make')} isWorking={making.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
