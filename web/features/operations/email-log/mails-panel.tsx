import { useTranslation } from 'react-i18next';
import { mailTemplateNames } from '../../../../shared/core/mail/template-names.ts';
import { mailStateFilters } from '../../../../shared/features/operations/email-log/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import { choiceFilter } from '../../../ui/list/filters/choice-filter.ts';
import log from '../../../ui/list/lines.module.css';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { MailLine } from './mail-line.tsx';
import styles from './mails.module.css';
import { RetryAll } from './retry-all.tsx';
import { useMailFilters, useMails } from './use-mails.ts';

interface MailsPanelProps {
  intro: string;
  timeZone: string;
  /** Whether the emails are the platform’s own. */
  isOfPlatform?: boolean;
}

export function MailsPanel({ intro, timeZone, isOfPlatform = false }: MailsPanelProps) {
  const { t } = useTranslation(['organizations', 'common']);
  const { state, template, change, clear } = useMailFilters();
  const list = useMails({ state, template }, isOfPlatform);
  return (
    <div className={layout.column16}>
      <p className={`${layout.readable} ${layout.soft}`}>{intro}</p>
      <ListPage
        list={list}
        actions={<RetryAll list={list} />}
        texts={{
          search: t('mails.search'),
          searchHint: t('mails.searchHint'),
          emptyTitle: t('mails.none'),
          emptyText: t('mails.noneText'),
          nothing: t('mails.nothing'),
          count: count => t('mails.count', { count }),
          order: t('mails.order'),
        }}
        filters={[
          choiceFilter({
            key: 'state',
            name: t('field.status'),
            anyLabel: t('mails.anyState'),
            values: mailStateFilters,
            labelOf: value => t(`mails.state.${value}`),
            value: state,
            onChange: chosen => change({ state: chosen }),
          }),
          choiceFilter({
            key: 'template',
            name: t('mails.kind'),
            anyLabel: t('mails.anyKind'),
            values: mailTemplateNames,
            labelOf: value => t(`mails.template.${value}`),
            value: template,
            onChange: chosen => change({ template: chosen }),
          }),
        ]}
        onClearFilters={clear}
        exported={{
          name: 'emails',
          columns: [
            { title: t('mails.queuedAt'), text: mail => mail.queuedAt },
            { title: t('mails.searchHint'), text: mail => mail.to },
            { title: t('mails.kind'), text: mail => t(`mails.template.${mail.template}`) },
            { title: t('field.status'), text: mail => t(`mails.state.${mail.state}`) },
            { title: t('mails.sender'), text: mail => mail.by },
            {
              title: t('mails.children'),
              text: mail => mail.children?.map(({ fullName }) => fullName).join(t('common:comma')) ?? null,
            },
          ],
        }}
      >
        {rows => (
          <ul className={`${log.lines} ${styles.lines}`}>
            {rows.map(mail => (
              <MailLine key={mail.id} mail={mail} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </ListPage>
    </div>
  );
}
