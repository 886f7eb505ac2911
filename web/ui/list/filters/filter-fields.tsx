import { NativeSelect } from '@mantine/core';
import { Fragment } from 'react';
import type { FieldFilter, Filter } from './filter.ts';

export function FilterFields({ filters }: { filters: (Filter | FieldFilter)[] }) {
  return filters.map(filter =>
    'field' in filter ? (
      <Fragment key={filter.key}>{filter.field}</Fragment>
    ) : (
      <NativeSelect
        key={filter.key}
        label={filter.name}
        data={filter.options}
        value={filter.value}
        onChange={event => filter.onChange(event.currentTarget.value)}
      />
    ),
  );
}
