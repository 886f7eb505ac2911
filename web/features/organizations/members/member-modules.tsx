import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Module } from '../../../../shared/core/permissions.ts';
import type { ModuleState } from '../../../../shared/features/organizations/module-access/schema.ts';
import styles from './member-modules.module.css';
import { ModuleAccess } from './module-access.tsx';

interface MemberModulesProps {
  states: ModuleState[];
  onChoose: (module: Module) => void;
}

export function MemberModules({ states, onChoose }: MemberModulesProps) {
  const { t } = useTranslation(['people', 'licences']);
  return (
    <ul className={styles.root}>
      {states.map(state => {
        const module = t(`licences:module.${state.module}`);
        return (
          <li key={state.module}>
            <div>
              <b>{module}</b>
              <ModuleAccess state={state} />
            </div>
            <Button
              variant="default"
              aria-label={t('modules.changeOne', { module })}
              onClick={() => onChoose(state.module)}
            >
              {t('modules.change')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
