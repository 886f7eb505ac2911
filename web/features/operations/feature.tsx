import { contributionsTo, loadAll } from '../../platform/features/contributions.ts';
import type { Feature } from '../../platform/features/feature.ts';

export const operations: Feature = {
  headerTools: [
    {
      key: 'notifications',
      roles: ['user', 'admin'],
      load: () => import('./notifications/notifications-panel.tsx'),
    },
  ],
  shellOverlays: [{ key: 'jobs', load: () => import('./jobs/running-job-list.tsx') }],
  dashboardTabs: [
    {
      key: 'notifications',
      title: 'tab.notifications',
      order: 2,
      roles: ['user', 'admin'],
      namespaces: ['dashboard'],
      load: () => import('./notifications/notifications-tab.tsx'),
    },
  ],
  dashboardPanels: [
    {
      key: 'mail-account',
      namespaces: ['mailAccount'],
      order: 1,
      roles: ['superadmin'],
      load: () => import('./email-log/mail-account-notice.tsx'),
    },
    {
      key: 'activity',
      namespaces: ['audit', 'licences', 'ui', 'validation'],
      order: 2,
      roles: ['user', 'admin'],
      load: () => import('./activity/activity-panel.tsx'),
    },
  ],
  attention: [
    {
      key: 'mails',
      order: 20,
      icon: 'mailBack',
      title: 'attention.mails',
      action: 'attention.fix',
      page: 'organization',
      search: '?tab=email&state=returned',
      roles: ['admin'],
      load: async () => (await import('./email-log/mails-attention.ts')).mailsAttention,
    },
    {
      key: 'failedMails',
      order: 19,
      icon: 'mailBack',
      title: 'attention.failedMails',
      action: 'attention.sendAgain',
      page: 'organizations',
      search: '?tab=email&state=failed',
      roles: ['superadmin'],
      load: async () => (await import('./email-log/mails-attention.ts')).failedMailsAttention,
    },
    {
      key: 'waitingMails',
      order: 21,
      icon: 'mail',
      title: 'attention.waitingMails',
      action: 'attention.see',
      page: 'organizations',
      search: '?tab=email&state=queued',
      roles: ['superadmin'],
      load: async () => (await import('./email-log/mails-attention.ts')).waitingMailsAttention,
    },
  ],
  organizationTabs: [
    {
      key: 'email',
      title: 'tab.email',
      roles: ['admin'],
      namespaces: ['organizations'],
      load: () => import('./email-log/email-panel.tsx'),
    },
    {
      key: 'audit',
      title: 'tab.audit',
      namespaces: ['audit', 'licences'],
      places: ['auditTexts', 'fieldNames', 'documents'],
      roles: ['admin'],
      load: async () => {
        const [{ createAuditPanel }, fields] = await Promise.all([
          import('./audit/audit-panel.tsx'),
          loadAll(contributionsTo('fieldNames')),
        ]);
        return { Component: createAuditPanel(Object.assign({}, ...fields.map(({ part }) => part))) };
      },
    },
  ],
  organizationListTabs: [
    {
      key: 'email',
      title: 'organizations:mails.tab',
      order: 4,
      namespaces: ['organizations', 'mailAccount'],
      load: () => import('./email-log/platform-email-panel.tsx'),
    },
  ],
};
