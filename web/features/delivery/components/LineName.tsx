import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { lineDecisions } from '../../../../schema/rules/line-decisions.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { StatementLine } from '../statementFacts.ts';

const Toggle = styled.button`
  /* Over the link of the next cell, which is higher than its line. */
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin-bottom: 1px;
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

/** The id of the button that opens a line, which gets the focus when the one before it was decided. */
export const lineButtonId = ({ id }: Pick<StatementLine, 'id'>) => `line-${id}`;

/** What lost goods are worth has no charges to compare; whatever can be decided is decided in the opened line. */
export const opens = (line: StatementLine): boolean =>
  line.result !== 'COMPENSATED' && line.result !== 'WAITING' && (line.namedOrder !== null || lineDecisions(line).length > 0);

/** The number of a line's parcel; it opens what the books say of the line, and what can be decided about it. */
export function LineName({ line, isOpen, onToggle }: LineNameProps) {
  const { t } = useTranslation();
  const { consignment, invoice, phone } = line;
  const name = consignment || invoice || phoneText(phone);
  if (!opens(line)) return <CellText isStrong>{name}</CellText>;
  return (
    <Toggle id={lineButtonId(line)} type="button" aria-expanded={isOpen} aria-label={t('{{parcel}}, side by side with your books', { parcel: name })} onClick={onToggle}>
      <ChevronRight aria-hidden size={16} />
      <CellText isStrong>{name}</CellText>
    </Toggle>
  );
}
