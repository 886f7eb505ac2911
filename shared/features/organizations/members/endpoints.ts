import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { Colleague } from './schema.ts';

export const members = {
  listColleagues: endpoint({
    method: 'GET',
    path: 'members',
    summary: 'Everybody who works in the organisation now, by name, for choosing somebody',
    needs: 'colleague:read',
    input: z.strictObject({}),
    output: page(Colleague),
  }),
};
