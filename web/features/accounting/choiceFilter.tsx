import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { Select } from '../../ui/Select.tsx';

interface ChoiceFilter {
  id: string;
  label: string;
  /** The id of the chosen record. */
  value: string | undefined;
  choices: readonly { id: string; name: string }[];
  onChange: (id: string | undefined) => void;
}

/** A list filter that selects one of a few records. */
export function choiceFilter({ id, label, value, choices, onChange }: ChoiceFilter): FilterDefinition {
  return {
    id,
    label,
    valueText: choices.find((choice) => choice.id === value)?.name,
    onClear: () => onChange(undefined),
    renderEditor: (close) => (
      <Select
        label={label}
        name={id}
        value={value ?? ''}
        onChange={(chosen) => {
          onChange(chosen || undefined);
          close();
        }}
        options={[{ id: '', label: '–' }, ...choices.map((choice) => ({ id: choice.id, label: choice.name }))]}
      />
    ),
  };
}
