import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { ApiKeysSection } from '../api-keys/api-keys-section.tsx';
import { WebhooksSection } from '../webhooks/webhooks-section.tsx';
import styles from './api-tab.module.css';

function ApiTab({ record }: { record: FullOrganization }) {
  return (
    <div className={styles.tab}>
      <ApiKeysSection record={record} />
      <WebhooksSection record={record} />
    </div>
  );
}

export { ApiTab as Component };
