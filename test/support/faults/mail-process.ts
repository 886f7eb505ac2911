import { text } from 'node:stream/consumers';
import { createMailLambda } from '../../../functions/lambdas/mail.ts';

/** The Lambda that sends emails, in a separate process that can be killed; reads one event from its input. */
const { environment, aheadMs, event } = JSON.parse(await text(process.stdin));
const answer = await createMailLambda(environment, () => Date.now() + aheadMs)(event);
process.stdout.write(JSON.stringify(answer));
