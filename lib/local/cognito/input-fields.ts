import * as z from 'zod';

export const Username = z.string().min(1).max(128);
export const Password = z.string().min(1).max(256);
export const Code = z.string().min(1).max(2048);
export const AccessToken = z.string().min(1);
export const SecretHash = z.string().max(128).optional();
export const ClientMetadata = z.record(z.string(), z.string()).optional();
export const AttributeList = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).default('') }))
  .max(50);
export const MfaSettings = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional();
