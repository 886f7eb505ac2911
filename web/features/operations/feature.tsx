import { contributionsTo, loadAll } from '../../platform/features/contributions.ts';
import type { Feature } from '../../platform/features/feature.ts';

export const operations: Feature = {
  headerTools: [
    {
      key: 'notifications',
      roles: ['user', 'admin'],
      load: async () => (await import('./notifications/notifications-panel.tsx')).NotificationsPanel,
    },
  ],
  shellOverlays: [{ key: 'jobs', load: async () => (await import('./jobs/running-jobs.tsx')).RunningJobs }],
  dashboardTabs: [
    {
      key: 'notifications',
      title: 'tab.notifications',
      load: async () => (await import('./notifications/notifications-tab.tsx')).NotificationsTab,
    },
  ],
  organizationTabs: [
    {
      key: 'email',
      title: 'tab.email',
      roles: ['admin'],
      load: async () => (await import('./email-log/email-panel.tsx')).EmailPanel,
    },
    {
      key: 'audit',
      title: 'tab.audit',
      namespaces: ['audit'],
      roles: ['admin'],
      load: async () => {
        const [{ createAuditPanel }, names] = await Promise.all([
          import('./audit/audit-panel.tsx'),
          loadAll(contributionsTo('fieldNames')),
        ]);
        return createAuditPanel(Object.assign({}, ...names.map(({ part }) => part)));
      },
    },
  ],
  organizationListTabs: [
    {
      key: 'email',
      title: 'mails.tab',
      load: async () => (await import('./email-log/email-panel.tsx')).platformEmailTab,
    },
  ],
};
