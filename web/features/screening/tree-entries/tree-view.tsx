import { Button } from '@mantine/core';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { can } from '../../../../shared/core/permissions.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { treeNodeIds } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { oneOf, readFilters } from '../../../platform/routing/url-filters.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { NamedDrawer } from '../../../ui/dialog/named-drawer.tsx';
import { useWasOpened } from '../../../ui/dialog/use-was-opened.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import type { SavedTable } from '../../../ui/list/saved-table.ts';
import { Gap } from '../../../ui/text/gap.tsx';
import { useIsPhone, useIsTooNarrowFor } from '../../../ui/theme/use-breakpoint.ts';
import { NodePanel } from './node-panel.tsx';
import { PdfMenu } from './pdf-menu.tsx';
import styles from './tree.module.css';
import { TreeDrawing } from './tree-drawing.tsx';
import { TreeFilters } from './tree-filters.tsx';
import { TreeList } from './tree-list.tsx';
import { TreeSign } from './tree-sign.tsx';
import { TreeSuggestions } from './tree-suggestions.tsx';
import { useScreeningHints } from './use-screening-hints.ts';
import { type TreeView, useTree } from './use-tree.ts';

const EntryDialog = lazyComponent(async () => (await import('./entry-dialog.tsx')).EntryDialog);

const shownStates = ['strength', 'emerging', 'concern', 'none'] as const;

function TreeLegend({ texts }: { texts: TreeTexts }) {
  return (
    <dl className={styles.legend}>
      {shownStates.map(state => (
        <div key={state} className={styles.legendItem}>
          <dt>
            <TreeSign state={state} />
            {texts.states[state]}
          </dt>
          <dd className={styles.quiet}>{texts.stateMeanings[state]}</dd>
        </div>
      ))}
    </dl>
  );
}

const known = { view: oneOf(['list', 'tree']), node: oneOf(treeNodeIds) };

export function TreeViewOf({ child, pageHref }: { child: Case; pageHref?: string }) {
  const { t } = useTranslation('neuroTree');
  const { query, change } = useUrlState();
  const wasEntryOpened = useWasOpened(query.has('entry'));
  const { date } = useCalendarDates();
  const isPhone = useIsPhone();
  const isNarrow = useIsTooNarrowFor('table');
  const tree = useTree(child.id);
  const dueOn = useScreeningHints(child, tree)?.dueOn;
  const { role } = useSession();
  const isReadOnly = useIsReadOnly();
  const { texts, asOf, before, today, counts } = tree;
  const { view: requested, node: selected } = readFilters(known, query);
  const view = requested ?? (isPhone ? 'list' : 'tree');
  const select = (node: string | null) => change({ node });
  const canWrite = !isReadOnly && child.status === 'active';
  const Tree = view === 'tree' ? TreeDrawing : TreeList;
  const panel = selected && (
    <NodePanel
      key={selected}
      caseId={child.id}
      tree={tree}
      view={tree.viewOf(selected)}
      canWrite={canWrite}
      canRename={!isReadOnly && can({ role, visibility: 'all' }, 'tree-node:change')}
      onClose={() => select(null)}
    />
  );
  return (
    <div className={styles.root}>
      <p className={styles.quiet}>{t('about')}</p>
      <div className={styles.bar}>
        <p>
          {texts.summary(counts)}
          <Gap />
          {asOf !== today && texts.asOf(date(asOf))}
          <Gap />
          {before !== null && t('compared', { day: date(before) })}
          <Gap />
          {dueOn && t(dueOn < today ? 'screening.overdue' : 'screening.due', { day: date(dueOn) })}
        </p>
        <div className={styles.barActions}>
          <Segments
            label={t('view.label')}
            options={[
              { value: 'tree', label: t('view.tree') },
              { value: 'list', label: t('view.list') },
            ]}
            value={view}
            onChange={chosen => change({ view: chosen })}
          />
          {pageHref && (
            <Button
              component={Link}
              to={pageHref}
              variant="subtle"
              leftSection={<IconArrowsMaximize size={18} aria-hidden />}
            >
              {t('ownPage')}
            </Button>
          )}
          <PdfMenu child={child} tree={tree} />
          <ExportMenu read={async () => treeTable(tree, t)} />
        </div>
      </div>
      {isPhone ? (
        <details className={styles.folded}>
          <summary>{t('filters.label')}</summary>
          <TreeFilters tree={tree} />
        </details>
      ) : (
        <TreeFilters tree={tree} />
      )}
      {canWrite && (
        <TreeSuggestions
          child={child}
          tree={tree}
          onAdd={node => change({ entry: 'new', node, from: 'screening' })}
        />
      )}
      <div className={styles.columns} data-open={(selected !== null && !isNarrow) || undefined}>
        <div className={view === 'tree' ? `paper ${styles.plate}` : styles.plate} data-view={view}>
          <Tree tree={tree} selected={selected} onSelect={select} />
          <TreeLegend texts={texts} />
          <p className={styles.quiet}>{texts.note}</p>
        </div>
        {!isNarrow && panel}
      </div>
      {isNarrow && (
        <NamedDrawer
          opened={selected !== null}
          onClose={() => select(null)}
          position="right"
          size="min(420px, 100vw)"
          withCloseButton={false}
          {...(selected && { attributes: { content: { 'aria-label': tree.viewOf(selected).name } } })}
        >
          <div className={styles.inDrawer}>{panel}</div>
        </NamedDrawer>
      )}
      {canWrite && wasEntryOpened && <EntryDialog child={child} tree={tree} />}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'neuroTree'>>['t'];

/** Table of all visible entries by tree node. The file name does not identify the child. */
function treeTable({ texts, nodes, asOf }: TreeView, t: Translate): SavedTable {
  return {
    name: `neurotree-${asOf}`,
    head: [
      t('table.part'),
      t('form.node'),
      t('form.date'),
      t('form.state'),
      t('form.remarks'),
      t('table.author'),
      t('form.evidence'),
    ],
    rows: nodes.flatMap(({ node, name, entries }) =>
      (entries.length === 0 ? [null] : entries).map(entry => [
        texts.parts[node.part],
        name,
        entry?.date ?? null,
        texts.states[entry?.state ?? 'none'],
        entry?.remarks ?? null,
        entry?.author.fullName ?? null,
        entry?.evidence ? texts.evidence[entry.evidence.kind](entry.evidence.date) : null,
      ]),
    ),
  };
}
