import { contributionsTo } from '../../platform/features/contributions.ts';
import type { Feature, Page } from '../../platform/features/feature.ts';

const people = { namespaces: ['people', 'licences', 'validation'] } as const;

const admins: Page = {
  ...people,
  load: async () => ({ Component: (await import('./members/admins.page.tsx')).AdminsPage }),
};

export const organizations: Feature = {
  pages: {
    users: {
      ...people,
      load: async () => ({ Component: (await import('./members/users.page.tsx')).UsersPage }),
    },
    userLicences: {
      ...people,
      load: async () => ({ Component: (await import('./members/users.page.tsx')).UserLicencesPage }),
    },
    admins,
    adminUsers: admins,
    adminLicences: {
      ...people,
      load: async () => ({ Component: (await import('./members/admins.page.tsx')).AdminLicencesPage }),
    },
    organizations: {
      namespaces: ['organizations', 'licences', 'validation'],
      places: ['organizationListTabs'],
      load: async () => {
        const { createOrganizationListPage } = await import('./organizations/organization-list.page.tsx');
        return { Component: createOrganizationListPage(contributionsTo('organizationListTabs')) };
      },
    },
    organization: {
      namespaces: ['organizations', 'licences', 'validation'],
      places: ['organizationTabs'],
      load: async () => {
        const { createOrganizationPage, loader } = await import('./organizations/organization.page.tsx');
        return { Component: createOrganizationPage(contributionsTo('organizationTabs')), loader };
      },
    },
  },
  parts: {
    noAccess: { namespaces: ['licences'], load: () => import('./module-access/no-access.tsx') },
  },
  navigation: [
    {
      page: 'users',
      label: 'nav.users',
      icon: 'users',
      who: ['admin'],
      activePaths: ['/users'],
      add: { page: 'users', search: '?new=1', label: 'nav.newUser' },
    },
    {
      page: 'admins',
      label: 'nav.admins',
      icon: 'admins',
      who: ['superadmin'],
      activePaths: ['/admins'],
    },
    {
      page: 'organizations',
      label: 'nav.organizations',
      icon: 'building',
      who: ['superadmin'],
      activePaths: ['/organizations'],
    },
  ],
  paletteEntries: [
    {
      load: async () => (await import('./organizations/organization-palette-entries.ts')).organizationEntries,
    },
  ],
  attention: [
    {
      key: 'licence',
      order: 5,
      icon: 'licence',
      title: 'attention.licence',
      action: 'attention.see',
      page: 'organization',
      roles: ['admin'],
      load: async () => (await import('./organizations/licence-attention.ts')).licenceAttention,
    },
    {
      key: 'moduleRequests',
      order: 10,
      icon: 'licence',
      title: 'attention.moduleRequests',
      action: 'attention.answer',
      page: 'organizations',
      search: '?tab=requests',
      roles: ['superadmin'],
      load: async () => (await import('./module-access/requests-attention.ts')).requestsAttention,
    },
    {
      key: 'invitedAdmins',
      order: 25,
      icon: 'mail',
      title: 'attention.invitedAdmins',
      action: 'attention.see',
      page: 'admins',
      search: '?status=invited',
      roles: ['superadmin'],
      load: async () => (await import('./invitations/invited-admins-attention.ts')).invitedAdminsAttention,
    },
    {
      key: 'licences',
      order: 30,
      icon: 'building',
      title: 'attention.licences',
      action: 'attention.see',
      page: 'organizations',
      search: '?licence=ending',
      roles: ['superadmin'],
      load: async () => (await import('./organizations/platform-attention.ts')).licencesAttention,
    },
    {
      key: 'failedWork',
      order: 18,
      icon: 'hourglass',
      title: 'attention.failedWork',
      action: 'attention.see',
      page: 'organizations',
      search: '?tab=background',
      roles: ['superadmin'],
      load: async () => (await import('./organizations/platform-attention.ts')).failedWorkAttention,
    },
  ],
  dashboardCards: [
    {
      key: 'mine',
      order: 1,
      roles: ['user', 'admin'],
      load: () => import('./organizations/my-organizations-card.tsx'),
    },
    {
      key: 'users',
      order: 2,
      roles: ['admin'],
      load: () => import('./members/users-card.tsx'),
    },
    {
      key: 'colleagues',
      order: 2,
      roles: ['user'],
      load: () => import('./members/colleagues-card.tsx'),
    },
    {
      key: 'organizations',
      order: 1,
      roles: ['superadmin'],
      load: async () => ({
        Component: (await import('./organizations/platform-cards.tsx')).OrganizationsCard,
      }),
    },
    {
      key: 'people',
      order: 2,
      roles: ['superadmin'],
      load: async () => ({ Component: (await import('./organizations/platform-cards.tsx')).PeopleCard }),
    },
    {
      key: 'platform-cases',
      order: 3,
      roles: ['superadmin'],
      load: async () => ({ Component: (await import('./organizations/platform-cards.tsx')).CasesCard }),
    },
    {
      key: 'platform-notes',
      order: 4,
      roles: ['superadmin'],
      load: async () => ({ Component: (await import('./organizations/platform-cards.tsx')).NotesCard }),
    },
  ],
  fieldNames: [
    {
      namespaces: ['organizations'],
      load: async () => ({ axialTablesChecked: 'organizations:field.axialTablesChecked' }),
    },
  ],
  organizationTabs: [
    {
      key: 'api',
      title: 'tab.api',
      namespaces: ['apiKeys', 'webhooks', 'ui', 'validation'],
      roles: ['admin'],
      load: () => import('./api-tab/api-tab.tsx'),
    },
  ],
  organizationListTabs: [
    {
      key: 'requests',
      title: 'organizations:requests.title',
      order: 1,
      namespaces: ['organizations', 'licences'],
      load: () => import('./module-access/module-requests.tsx'),
      count: {
        queryKey: ['organizations', 'module-requests'],
        load: async signal => (await import('./organizations/queries.ts')).countModuleRequests(signal),
      },
    },
    {
      key: 'background',
      title: 'organizations:failedWork.title',
      order: 2,
      namespaces: ['organizations'],
      load: () => import('./organizations/failed-work.tsx'),
      count: {
        queryKey: ['organizations', 'failed-work'],
        load: async () => (await import('./organizations/queries.ts')).countFailedWork(),
      },
    },
  ],
};
