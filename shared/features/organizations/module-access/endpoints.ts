import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { ModuleName } from '../../../core/fields.ts';
import { ModuleChange } from './schema.ts';

export const moduleAccess = {
  requestModule: endpoint({
    method: 'POST',
    path: 'module-requests',
    summary: 'Requests access to a module from the platform; repeating it changes nothing',
    needs: 'module:request',
    input: z.strictObject({ module: ModuleName }),
    output: ModuleChange,
  }),
  withdrawModuleRequest: endpoint({
    method: 'DELETE',
    path: 'module-requests/{module}',
    summary: 'Cancels a request for a module; changes nothing if there is none',
    needs: 'module:request',
    input: z.strictObject({ module: ModuleName }),
    output: ModuleChange,
  }),
};
