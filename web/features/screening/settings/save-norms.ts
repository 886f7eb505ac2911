import type {
  NormSet,
  NormSetFields,
  ScreeningNorms,
} from '../../../../shared/features/screening/settings/norms.schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { normsQuery } from './queries.ts';

export const keepNorms = (norms: ScreeningNorms) => void queryClient.setQueryData(normsQuery.queryKey, norms);

export type ApprovedNorm = NormSetFields & Partial<Pick<NormSet, 'approvedBy' | 'approvedAt'>>;

/** Removes the approval from a norm before it is sent, because the server records the user as approver. */
export const withoutApproval = ({ approvedBy: _, approvedAt: __, ...fields }: ApprovedNorm): NormSetFields =>
  fields;
