import { type ComboboxItem, Select } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { lastOrganization } from '../../../platform/auth/last-organization.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { OrganizationLogo } from '../../../ui/text/avatar.tsx';
import styles from './login-form.module.css';

interface OrganizationSelectProps {
  organizations: MyOrganization[];
  value: string | null;
  /** I18n key of the error to show. */
  error: string | undefined;
  onChange: (slug: string | null) => void;
}

/** Lets users with several organisations choose one. Opens and takes the focus when it appears. */
export function OrganizationSelect({ organizations, value, error, onChange }: OrganizationSelectProps) {
  const { t } = useTranslation('session');
  const fieldError = useFieldError();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(true);
  const afterPress = useAfterPointerUp();
  const close = () => afterPress(() => setOpen(false));
  useEffect(() => input.current?.focus(), []);

  const bySlug = new Map(organizations.map(organization => [organization.organizationSlug, organization]));
  const chosen = value === null ? undefined : bySlug.get(value);
  const options = organizations.map(({ organizationSlug, name, status }) => ({
    value: organizationSlug,
    label: name,
    disabled: status !== 'active',
  }));
  const renderOption = ({ option, checked }: { option: ComboboxItem; checked?: boolean }) => {
    const organization = bySlug.get(option.value);
    return organization ? <Option organization={organization} isChosen={checked === true} /> : option.label;
  };

  return (
    <div>
      <Select
        ref={input}
        label={t('organization')}
        required
        withAsterisk={false}
        data={options}
        value={value}
        onChange={onChange}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={close}
        onClick={() => setOpen(true)}
        onBlur={close}
        error={fieldError(error)}
        leftSection={
          chosen && (
            <span className={styles.chosenLogo}>
              <OrganizationLogo name={chosen.name} picture={chosen.logoInfo.url} />
            </span>
          )
        }
        leftSectionWidth={48}
        renderOption={renderOption}
        classNames={{ dropdown: styles.dropdown }}
        comboboxProps={{ withinPortal: false, radius: 'md', shadow: 'md' }}
        maxDropdownHeight={320}
      />
    </div>
  );
}

function Option({ organization, isChosen }: { organization: MyOrganization; isChosen: boolean }) {
  const { t } = useTranslation(['session', 'common']);
  const { id, name, role, status, logoInfo } = organization;
  const details = [
    status === 'active' ? t(`common:roles.${role}`) : t(`memberStatus.${status}`),
    ...(id === lastOrganization() ? [t('lastUsed')] : []),
  ];
  return (
    <span className={styles.option}>
      <OrganizationLogo name={name} picture={logoInfo.url} />
      <span className={styles.optionText}>
        <span className={styles.optionName}>{name}</span>
        <span className={styles.optionDetail}>{details.join(' · ')}</span>
      </span>
      {isChosen && <IconCheck size={20} aria-hidden color="var(--brand)" />}
    </span>
  );
}

/**
 * Returns a function that delays a callback until the pointer is released. Without the delay, a list that
 * closes would move the content below it during the click.
 */
function useAfterPointerUp(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    const releases = ['pointerup', 'pointercancel'] as const;
    window.addEventListener('pointerdown', press, true);
    for (const name of releases) window.addEventListener(name, release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const name of releases) window.removeEventListener(name, release, true);
    };
  }, []);
  return act => {
    if (!isPressed.current) return act();
    const later = () => setTimeout(act);
    window.addEventListener('pointerup', later, { once: true });
    window.addEventListener('pointercancel', later, { once: true });
  };
}
