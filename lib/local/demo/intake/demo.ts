import { qrCodeDays } from '../../../../shared/features/intake/qr-codes/schema.ts';
import type { DemoFeature } from '../demo-client.ts';

const dayMs = 86_400_000;

const admins = [
  { slug: 'brightwater', email: 'helen@brightwater.example' },
  { slug: 'st-marys', email: 'margaret@stmarys.example' },
];

/** Each organisation has a QR code that families register by. */
export const demo: DemoFeature = {
  makeRecords: async signIn => {
    const lastDay = new Date(Date.now() + qrCodeDays.default * dayMs).toISOString().slice(0, 10);
    for (const { slug, email } of admins) {
      const { post } = await signIn(email, slug);
      await post(`organizations/${slug}/qr-code`, { codeVersion: null, lastDay });
    }
  },
};
