import { SelectField } from '../form/select-field.tsx';
import styles from './column-fields.module.css';

interface ColumnFieldsProps<Field extends string> {
  /** A table of cells as text; columns without a heading hold nothing. */
  table: { headings: string[]; rows: { cells: string[] }[] };
  fields: readonly { value: Field; label: string }[];
  /** What each column holds, by heading. */
  chosen: ReadonlyMap<string, Field>;
  isSearchable?: boolean;
  texts: { title: string; unused: string; holds: (heading: string) => string };
  onChange: (heading: string, field: Field | null) => void;
}

const examplesShown = 2;
const longestExample = 40;
/** Rows in which examples are looked for. */
const rowsLookedAt = 50;

/** Each column of a file with its first cells and what it holds. */
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
              <bdi className={styles.examples}>{examplesIn(table.rows, place)}</bdi>
            </span>
            <SelectField
              aria-label={texts.holds(heading)}
              placeholder={texts.unused}
              options={[...fields]}
              value={field ?? ''}
              clearable
              searchable={isSearchable}
              onChange={value => onChange(heading, fields.find(one => one.value === value)?.value ?? null)}
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
