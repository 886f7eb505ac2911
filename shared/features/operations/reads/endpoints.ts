import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { JointAnswer, JointReads } from './schema.ts';

const input = z.strictObject({ reads: JointReads });
/** The responses to the reads of a joint request, in the same order. */
const output = z.object({ answers: z.array(JointAnswer) });

export const reads = {
  readTogether: endpoint({
    method: 'POST',
    path: 'reads',
    summary: 'Sends several reads in one request; each is checked and answered as if it were sent alone',
    effect: 'read',
    needs: 'joint-read:own',
    input,
    output,
  }),
  readAccountTogether: endpoint({
    method: 'POST',
    path: 'account/reads',
    summary: 'The same for reads about people and organisations',
    effect: 'read',
    lambda: 'account',
    needs: 'session:own',
    input,
    output,
  }),
};
