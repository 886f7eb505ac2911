import * as z from 'zod';

const maxUrlLength = 500;
/**
 * A host name with a dot and a last part that is not a number, unlike an IP address; names of local machines are
 * rejected.
 */
const publicName =
  /^(?!.*(?:^|\.)(?:localhost|local|internal|lan|home|corp|home\.arpa|onion)\.?$)(?:[a-z0-9_-]{1,63}\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?\.?$/;
/** No user, no port other than the default, and no fragment. */
const plainAddress = /^https:\/\/[^/@#?:]+\/[^#]*$/;
const error = 'validation.webhook_url';

/**
 * Address of a receiver: `https` on the default port, with a public host name. Each delivery checks what the name
 * resolves to, because that can change.
 */
export const WebhookUrl = z
  .string()
  .trim()
  .max(maxUrlLength, { error: 'validation.max_length' })
  .pipe(z.url({ protocol: /^https$/, hostname: publicName, normalize: true, error }))
  .refine(url => plainAddress.test(url), { error });
