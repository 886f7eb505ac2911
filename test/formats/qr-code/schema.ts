import { QrCodeRecord } from '../../../shared/features/intake/qr-codes/record.ts';

export const schema = QrCodeRecord;
