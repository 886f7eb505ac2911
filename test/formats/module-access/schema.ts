import { ModuleAccess } from '../../../shared/features/organizations/module-access/schema.ts';

export const schema = ModuleAccess;
