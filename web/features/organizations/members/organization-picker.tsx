import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { OrganizationRow } from '../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import fieldStyles from '../../../ui/form/fields.module.css';
import layout from '../../../ui/layout/layout.module.css';
import type { ItemConfig } from '../../../ui/picker/item-config.ts';
import { SearchPicker } from '../../../ui/picker/search-picker.tsx';
import { OrganizationLogo } from '../../../ui/text/avatar.tsx';

export type PickedOrganization = Pick<OrganizationRow, 'id' | 'name' | 'logoInfo'>;

interface OrganizationPickerProps {
  label: string;
  placeholder: string;
  required?: boolean;
  value: PickedOrganization | null;
  error?: unknown;
  onChange: (value: PickedOrganization | null) => void;
}

const maxResults = 10;

const itemConfig: ItemConfig<PickedOrganization> = {
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  option: ({ id, name, logoInfo }) => (
    <span className={fieldStyles.option}>
      <OrganizationLogo name={name} picture={logoInfo.url} />
      <span className={fieldStyles.optionText}>
        {name}
        <span className={`${layout.faint} ${layout.tiny}`}>{id}</span>
      </span>
    </span>
  ),
};

async function findOrganizations(text: string, signal: AbortSignal): Promise<PickedOrganization[]> {
  const sent = { text, status: 'active' as const, limit: maxResults };
  return (await call(organizations.searchOrganizations, sent, { signal })).data;
}

export function OrganizationPicker({ value, onChange, ...props }: OrganizationPickerProps) {
  return (
    <SearchPicker
      {...props}
      look={itemConfig}
      search={findOrganizations}
      value={value ? [value] : []}
      onChange={picked => onChange(picked.at(-1) ?? null)}
    />
  );
}
