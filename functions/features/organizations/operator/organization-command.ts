import type { ProvisionCommand } from '../../../../shared/features/organizations/organizations/provision.ts';

export type OrganizationCommand = Extract<ProvisionCommand, { kind: 'organization' }>;
