import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Form } from '../../../ui/Form.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { ORDER_STATUSES } from '../orderSearch.ts';

interface FilterStatusesProps {
  label: string;
  /** The chosen ones, with commas between. */
  value: string;
  /** Called with '' to remove the filter. */
  onChange: (value: string) => void;
}

const StyledChoices = styled.fieldset`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  border: 0;
`;

const StyledLegend = styled.legend`
  margin-bottom: 10px;
  padding: 0;
  font-weight: 500;
`;

/** A filter by one or more statuses of orders. */
export function FilterStatuses({ label, value, onChange }: FilterStatusesProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(value.split(',')));
  return (
    <Form hasSaveKey={false} onSubmit={() => onChange(ORDER_STATUSES.filter((status) => chosen.has(status)).join(','))}>
      <StyledChoices>
        <StyledLegend>{label}</StyledLegend>
        {ORDER_STATUSES.map((status) => (
          <Checkbox
            key={status}
            label={statusText(status, t)}
            isSelected={chosen.has(status)}
            onChange={(isSelected) => setChosen(new Set(isSelected ? [...chosen, status] : [...chosen].filter((one) => one !== status)))}
          />
        ))}
      </StyledChoices>
      <Button type="submit" variant="primary" size="small">
        {t('Apply')}
      </Button>
    </Form>
  );
}
