/** Generated from the contract by `npm run docs`: route → noun, for each Lambda that answers calls. */
export const routes = {
  account: {
    'GET /api/auth/get': 'account',
    'GET /api/location/countries': 'locations',
    'GET /api/location/states/{id}': 'locations',
    'GET /api/organization': 'account',
    'POST /api/auth/changeOrganization': 'account',
    'POST /api/auth/login': 'account',
    'POST /api/auth/logout': 'account',
    'POST /api/auth/refresh': 'account',
    'POST /api/user/changeLanguage': 'account',
  },
  api: {
    'DELETE /api/cases/{caseId}': 'cases',
    'DELETE /api/module-requests/{module}': 'licences',
    'GET /api/cases/{caseId}': 'cases',
    'GET /api/notification/all': 'notifications',
    'PATCH /api/notification/seen': 'notifications',
    'POST /api/cases': 'cases',
    'POST /api/cases/search': 'cases',
    'POST /api/cases/{caseId}/restore': 'cases',
    'POST /api/module-requests': 'licences',
    'PUT /api/cases/{caseId}': 'cases',
  },
} as const;
