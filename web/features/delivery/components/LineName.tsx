import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { StatementLine } from '../statementFacts.ts';

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin-left: -4px;
  padding: 0 4px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  > svg {
    color: ${token.ink3};
    transition: rotate 120ms;
  }

  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
`;

interface LineNameProps {
  line: StatementLine;
  isOpen: boolean;
  onToggle: () => void;
}

/** The number of a line's parcel; where the line is for an order it opens what the books say of it. */
export function LineName({ line: { consignment, invoice, phone, order, result }, isOpen, onToggle }: LineNameProps) {
  const { t } = useTranslation();
  const name = consignment || invoice || phoneText(phone);
  // What lost goods are worth has no charges to compare.
  if (!order || result === 'COMPENSATED' || result === 'WAITING') return <CellText isStrong>{name}</CellText>;
  return (
    <Toggle type="button" aria-expanded={isOpen} aria-label={t('{{parcel}}, side by side with your books', { parcel: name })} onClick={onToggle}>
      <ChevronRight aria-hidden size={16} />
      <CellText isStrong>{name}</CellText>
    </Toggle>
  );
}
