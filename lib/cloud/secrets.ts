import type { Construct } from 'constructs';
import { NumberedSecret } from './numbered-secret.ts';
import type { Stage } from './stage.ts';

/** The secret that CloudFront adds to requests to the API. CloudFront needs minutes to use a new secret. */
export function createOriginSecret(scope: Construct, { originSecret: number }: Stage): NumberedSecret {
  return new NumberedSecret(scope, 'OriginSecret', {
    description: 'Lumitree: what the site proves to the API that a call came through it',
    number,
    reasons: {
      rotation:
        'It is replaced by a deployment that tells both sides, as the operations page says; a rotation by itself would part them.',
      key: 'It proves that a request passed the firewall and opens no record, so that AWS’s own key will do.',
    },
  });
}

/** The secret that encrypts page cursors. Cursors with the previous secret stay valid until they expire. */
export function createCursorSecret(scope: Construct, { cursorSecret: number }: Stage): NumberedSecret {
  return new NumberedSecret(scope, 'CursorSecret', {
    description: 'Lumitree: what the places of lists are sealed with',
    number,
    reasons: {
      rotation:
        'It is replaced by a deployment, for which every Lambda accepts the next one and the one before, as the operations page says.',
      key: 'It seals for some hours at which row a list goes on and opens no record, so that AWS’s own key will do.',
    },
  });
}
