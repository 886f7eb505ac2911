import * as z from 'zod';

const maxUrlLength = 500;
/** A name with a dot whose end is no number, unlike an address; and none that stands for a machine nearby. */
const publicName =
  /^(?!.*(?:^|\.)(?:localhost|local|internal|lan|home|corp|home\.arpa|onion)\.?$)(?:[a-z0-9_-]{1,63}\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?\.?$/;
/** Neither a user, nor a port but the usual one, nor a fragment. */
const plainAddress = /^https:\/\/[^/@#?:]+\/[^#]*$/;
const error = 'validation.webhook_url';

/**
 * Address of a receiver: `https` on its usual port, with a name of the public kind. Where the name leads is
 * judged at each delivery, since that can change.
 */
export const WebhookUrl = z
  .string()
  .trim()
  .max(maxUrlLength, { error: 'validation.max_length' })
  .pipe(z.url({ protocol: /^https$/, hostname: publicName, normalize: true, error }))
  .refine(url => plainAddress.test(url), { error });
