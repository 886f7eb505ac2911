import type { RouteTable } from '../../platform/http/router.ts';

/** Generated from the contract by `npm run docs`: the calls that the Lambda `public` answers. */
export const publicRoutes: RouteTable = {
  nouns: {
    registrations: () => import('../../features/intake/registrations/public-handlers.ts'),
    surveys: () => import('../../features/eye/surveys/public-handlers.ts'),
  },
  routes: {
    'POST /api/registrations': 'registrations',
    'POST /api/registrations/open': 'registrations',
    'POST /api/surveys': 'surveys',
    'POST /api/surveys/open': 'surveys',
  },
};
