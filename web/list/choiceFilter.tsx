import type { FilterDefinition } from '../ui/datagrid/FilterBar.tsx';
import { Select } from '../ui/Select.tsx';

interface ChoiceFilter<Id extends string> {
  id: string;
  label: string;
  value: Id | undefined;
  choices: readonly { id: Id; name: string }[];
  /** What a chosen value is called that is none of the choices any more. */
  unknownName?: string;
  onChange: (id: Id | undefined) => void;
}

/** The filter of a FilterBar that selects one of a few values. */
export function choiceFilter<const Id extends string>({ id, label, value, choices, unknownName, onChange }: ChoiceFilter<Id>): FilterDefinition {
  return {
    id,
    label,
    valueText: value && (choices.find((choice) => choice.id === value)?.name ?? unknownName),
    onClear: () => onChange(undefined),
    renderEditor: (close) => (
      <Select
        label={label}
        name={id}
        value={value ?? ''}
        onChange={(chosen) => {
          onChange(choices.find((choice) => choice.id === chosen)?.id);
          close();
        }}
        options={[{ id: '', label: '–' }, ...choices.map((choice) => ({ id: choice.id, label: choice.name }))]}
      />
    ),
  };
}
