import * as z from 'zod';

const maxUrlLength = 500;
/** A public host name: it has a dot, is not an IP address, and is not the name of a local machine. */
const publicName =
  /^(?!.*(?:^|\.)(?:localhost|local|internal|lan|home|corp|home\.arpa|onion)\.?$)(?:[a-z0-9_-]{1,63}\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?\.?$/;
/** An https address without user name, port and fragment. */
const plainAddress = /^https:\/\/[^/@#?:]+\/[^#]*$/;
const error = 'validation.webhook_url';

/**
 * Address of a receiver: `https` on the default port, with a public host name. Each delivery checks the IP
 * address of the host name again, because the IP address can change.
 */
export const WebhookUrl = z
  .string()
  .trim()
  .max(maxUrlLength, { error: 'validation.max_length' })
  .pipe(z.url({ protocol: /^https$/, hostname: publicName, normalize: true, error }))
  .refine(url => plainAddress.test(url), { error });
