import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { labelStyle } from '../../../ui/fieldStyle.ts';
import { token } from '../../../ui/theme/token.ts';

interface ChoiceBoxesProps {
  label: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  /** What none of them means; all when left out. */
  none?: string;
  onChange: (chosen: string[]) => void;
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${labelStyle}
  padding: 0;
  margin-bottom: 6px;
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: 4px 16px;
  max-height: 150px;
  overflow-y: auto;
  /* The ring of a box is wider than the box. */
  padding: 2px;
  overflow-wrap: anywhere;
`;

const All = styled.span`
  font-weight: 400;
  color: ${token.ink3};
`;

/** Any number of a list. Nothing where none of them means all and there is no choice. */
export function ChoiceBoxes({ label, options, chosen, none, onChange }: ChoiceBoxesProps) {
  const { t } = useTranslation();
  if (!none && options.length < 2 && chosen.length === 0) return null;
  return (
    <Group>
      <Legend>{label} {chosen.length === 0 && <All>· {none ?? t('all')}</All>}</Legend>
      <Boxes>
        {options.map(({ id, label: text }) => (
          <Checkbox
            key={id} label={text} isSelected={chosen.includes(id)}
            onChange={(isSelected) => onChange(isSelected ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </Boxes>
    </Group>
  );
}
