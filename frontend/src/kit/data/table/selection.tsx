export type Key = string | number;

/** Which rows are chosen, for what is done with several at once; they stay so when other rows are shown. */
export interface Selection<T> {
  chosen: ReadonlySet<Key>;
  onChange: (chosen: ReadonlySet<Key>) => void;
  /** The names of the boxes: "Selecionar os 50 desta página", "Selecionar Ana Clara". */
  all: string;
  one: (row: T) => string;
}

/** Chooses all the rows that are shown, or none of them. */
export function SelectAll<T>({ selection, keys }: { selection: Selection<T>; keys: readonly Key[] }) {
  const { chosen, onChange, all } = selection;
  const isAll = keys.length > 0 && keys.every((key) => chosen.has(key));
  const others = [...chosen].filter((key) => !keys.includes(key));
  return (
    <th scope="col" className="table-select no-print">
      <SelectBox
        label={all}
        checked={isAll}
        onChange={() => onChange(new Set(isAll ? others : [...others, ...keys]))}
      />
    </th>
  );
}

export function SelectOne<T>({ selection, row, id }: { selection: Selection<T>; row: T; id: Key }) {
  const { chosen, onChange, one } = selection;
  const others = [...chosen].filter((key) => key !== id);
  return (
    <td className="table-select no-print">
      <SelectBox
        label={one(row)}
        checked={chosen.has(id)}
        onChange={() => onChange(new Set(chosen.has(id) ? others : [...others, id]))}
      />
    </td>
  );
}

interface SelectBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** A box with a finger's room around it. */
function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <label className="table-select-hit">
      <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
