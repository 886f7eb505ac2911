import { SelectField } from '../form/select-field.tsx';
import layout from '../layout/layout.module.css';
import styles from './column-fields.module.css';

interface ColumnFieldsProps<Field extends string> {
  /** The table whose columns get fields; columns without a heading are empty. */
  table: { headings: string[]; rows: { cells: string[] }[] };
  fields: readonly { value: Field; label: string }[];
  chosen: ReadonlyMap<string, Field>;
  isSearchable?: boolean;
  texts: { title: string; unused: string; holds: (heading: string) => string };
  onChange: (heading: string, field: Field | null) => void;
}

const examplesShown = 2;
const longestExample = 40;
const rowsLookedAt = 50;

/** Assigns a field to each column of a file, with examples from its cells. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { table, fields, chosen, isSearchable = false, texts, onChange } = props;
  return (
    <ul className={styles.columns} aria-label={texts.title}>
      {table.headings.map((heading, place) => {
        if (heading === '') return null;
        const field = chosen.get(heading);
        return (
          <li key={heading} data-known={field !== undefined || undefined}>
            <span className={styles.heading}>
              <bdi>{heading}</bdi>
              <bdi className={layout.hint}>{examplesIn(table.rows, place)}</bdi>
            </span>
            <SelectField
              aria-label={texts.holds(heading)}
              placeholder={texts.unused}
              options={[...fields]}
              value={field ?? ''}
              clearable
              searchable={isSearchable}
              onChange={value =>
                onChange(heading, fields.find(field => field.value === value)?.value ?? null)
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

function examplesIn(rows: readonly { cells: string[] }[], place: number): string {
  const cells = rows.slice(0, rowsLookedAt).flatMap(row => row.cells[place]?.trim() || []);
  return [...new Set(cells)].slice(0, examplesShown).map(shorten).join(' · ');
}

function shorten(cell: string): string {
  const characters = [...cell];
  return characters.length > longestExample ? `${characters.slice(0, longestExample).join('')}…` : cell;
}
