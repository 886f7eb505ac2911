import { ActionIcon, Group } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawTree } from '../../../../shared/features/screening/tree-drawing/draw-tree.ts';
import {
  type Direction,
  nextNode,
  treeSize,
} from '../../../../shared/features/screening/tree-drawing/tree-layout.ts';
import {
  nodesOf,
  type TreeNodeId,
  treeNodeIds,
  treeParts,
} from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import styles from './tree.module.css';
import { TreePaths } from './tree-paths.tsx';
import type { TreeView } from './use-tree.ts';

interface TreeDrawingProps {
  tree: TreeView;
  selected: TreeNodeId | null;
  onSelect: (node: TreeNodeId | null) => void;
}

/** Drawing of a child's tree; arrow keys move to the nearest node, Enter opens it, Escape closes it. */
export function TreeDrawing({ tree, selected, onSelect }: TreeDrawingProps) {
  const { t } = useTranslation('neuroTree');
  const [focused, setFocused] = useState<TreeNodeId>(selected ?? 'sight');
  const [zoom, setZoom] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const { texts, viewOf } = tree;
  const drawn = drawTree(viewOf);

  function focus(node: TreeNodeId): void {
    setFocused(node);
    root.current?.querySelector<SVGGElement>(`[data-node="${node}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key.startsWith('Arrow')) focus(nextNode(focused, key as Direction));
    else if (key === 'Home' || key === 'End') focus(treeNodeIds.at(key === 'Home' ? 0 : -1) ?? focused);
    else if (key === 'Enter' || key === ' ') onSelect(focused);
    else if (key === 'Escape' && selected !== null) onSelect(null);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <ZoomButtons step={zoom} onChange={setZoom} />
      <div className={zoom > 0 ? styles.zoomed : undefined}>
        <div
          style={{ width: `${(zoomSteps[zoom] ?? 1) * 100}%` }}
          ref={root}
          role="tree"
          tabIndex={-1}
          aria-label={t('tree.label')}
          onKeyDown={onKeyDown}
        >
          <svg
            role="presentation"
            viewBox={`0 0 ${treeSize.width} ${treeSize.height}`}
            className={styles.drawing}
          >
            <g aria-hidden>
              <TreePaths shapes={drawn.background} />
              {drawn.parts.map(({ part, x, y }) => (
                <text key={part} x={x} y={y} className={styles.part}>
                  {texts.parts[part]}
                </text>
              ))}
            </g>
            {treeParts.map(part => (
              // biome-ignore lint/a11y: an SVG cannot contain a fieldset, and a group of a tree is not interactive
              <g key={part} role="group" aria-label={texts.parts[part]}>
                {nodesOf(part).map(({ id }, index, siblings) => {
                  const node = drawn.nodes.find(other => other.id === id);
                  if (!node) return null;
                  const { name, state, change, entries, isFaded } = viewOf(id);
                  return (
                    <g
                      key={id}
                      data-node={id}
                      role="treeitem"
                      tabIndex={id === focused ? 0 : -1}
                      aria-selected={id === selected}
                      aria-level={1}
                      aria-posinset={index + 1}
                      aria-setsize={siblings.length}
                      aria-label={[
                        name,
                        texts.states[state],
                        change && t(`change.${change}`),
                        t('entries', { count: entries.length }),
                      ]
                        .filter(Boolean)
                        .join(', ')}
                      className={styles.node}
                      data-faded={isFaded || undefined}
                      onFocus={() => setFocused(id)}
                      onClick={() => {
                        focus(id);
                        onSelect(id);
                      }}
                    >
                      <title>{name}</title>
                      <rect {...node.box} rx={10} className={styles.box} />
                      <TreePaths shapes={node.shapes} />
                      {node.label.map(({ x, y, text, align }) => (
                        <text key={y} x={x} y={y} textAnchor={align} className={styles.label} aria-hidden>
                          {text}
                        </text>
                      ))}
                    </g>
                  );
                })}
              </g>
            ))}
          </svg>
        </div>
      </div>
    </>
  );
}

/** Offered widths of the drawing, in multiples of the available width. */
const zoomSteps = [1, 1.5, 2, 3] as const;

interface ZoomButtonsProps {
  step: number;
  onChange: (step: number) => void;
}

function ZoomButtons({ step, onChange }: ZoomButtonsProps) {
  const { t } = useTranslation('neuroTree');
  return (
    <Group gap={4} justify="flex-end">
      <ActionIcon
        variant="default"
        size={44}
        className={styles.zoom}
        disabled={step === 0}
        aria-label={t('zoom.out')}
        onClick={() => onChange(step - 1)}
      >
        <IconZoomOut size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        className={styles.zoom}
        disabled={step === zoomSteps.length - 1}
        aria-label={t('zoom.in')}
        onClick={() => onChange(step + 1)}
      >
        <IconZoomIn size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
