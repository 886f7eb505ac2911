import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { ModuleName } from '../../../core/fields.ts';
import { ModuleChange } from './schema.ts';

export const moduleAccess = {
  requestModule: endpoint({
    method: 'POST',
    path: 'module-requests',
    summary: 'Asks the superadmin for access to a module; asking again changes nothing',
    needs: 'module:request',
    input: z.strictObject({ module: ModuleName }),
    output: ModuleChange,
  }),
  withdrawModuleRequest: endpoint({
    method: 'DELETE',
    path: 'module-requests/{module}',
    summary: 'Takes a request for a module back; without one nothing changes',
    needs: 'module:request',
    input: z.strictObject({ module: ModuleName }),
    output: ModuleChange,
  }),
};
