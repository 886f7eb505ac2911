import { qrTokenLength } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { newToken } from '../../../platform/new-token.ts';

export const newQrToken = (): string => newToken(qrTokenLength);
