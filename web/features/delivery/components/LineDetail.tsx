import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { media, token } from '../../../ui/theme/token.ts';
import type { DecideLine } from '../mutations/useDecideLine.ts';
import type { StatementLine } from '../statementFacts.ts';
import { LineComparison } from './LineComparison.tsx';
import { LineDecisions } from './LineDecisions.tsx';
import { LineFiles } from './LineFiles.tsx';
import { LineOrder } from './LineOrder.tsx';

const Parts = styled.div<{ $isDecidable: boolean; $isInDrawer: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isDecidable }) => ($isDecidable ? '250px' : '0')};
  gap: 8px 24px;
  padding: 0 0 8px 22px;
  white-space: normal;

  ${({ $isInDrawer }) => $isInDrawer && 'grid-template-columns: minmax(0, 1fr); padding-left: 0;'}

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding-left: 0;
  }

  p {
    margin: 0;
    color: ${token.ink2};
  }
`;

interface LineDetailProps {
  courier: string;
  statementId: string;
  line: StatementLine;
  /** Null where nothing can be decided any more. */
  decideLine: DecideLine | null;
  /** Called with the line as it is once its difference is decided. */
  onDecided: (line: StatementLine) => void;
  /** Called with the line as it is when its order, or a decision, was taken back. */
  onChanged: (line: StatementLine) => void;
  onProblem: (problem: CommandProblem | null) => void;
  /** A drawer has room for one column, and letters are no keys in it. */
  isInDrawer?: boolean;
}

/** What the books say of a line, and what can be decided about it. */
export function LineDetail({ courier, statementId, line, decideLine, onDecided, onChanged, onProblem, isInDrawer = false }: LineDetailProps) {
  const { t } = useTranslation();
  return (
    <Parts $isDecidable={decideLine !== null} $isInDrawer={isInDrawer}>
      <div>
        {line.namedOrder
          ? <LineComparison statementId={statementId} line={line} />
          : <p>{t('None of your parcels with {{courier}} has this number. Name its order, or say what becomes of the money.', { courier })}</p>}
        {decideLine && <LineOrder line={line} decideLine={decideLine} onDecided={onChanged} onProblem={onProblem} />}
        <LineFiles statementId={statementId} line={line} />
      </div>
      {decideLine && <LineDecisions courier={courier} line={line} decideLine={decideLine} onDecided={onDecided} onUndone={onChanged} onProblem={onProblem} hasKeys={!isInDrawer} />}
    </Parts>
  );
}
