import { useTranslation } from 'react-i18next';
import { toastProblem } from '../../../relay/commandProblem.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { DecideLine } from '../mutations/useDecideLine.ts';
import { lineName } from '../statementLineColumns.tsx';
import type { StatementLine } from '../statementFacts.ts';
import { LineDetail } from './LineDetail.tsx';

interface LineDrawerProps {
  courier: string;
  statementId: string;
  line: StatementLine;
  /** Null where nothing can be decided any more. */
  decideLine: DecideLine | null;
  /** Called when something was decided or named, or was refused because others have: the list is read anew. */
  onChanged: () => void;
  onClose: () => void;
}

/** One line beside the list, side by side with the books, with what can be decided about it. */
export function LineDrawer({ courier, statementId, line, decideLine, onChanged, onClose }: LineDrawerProps) {
  const { t } = useTranslation();
  function finish() {
    onClose();
    onChanged();
  }
  function refuse(problem: CommandProblem | null) {
    if (!problem) return;
    toastProblem(problem);
    onChanged();
  }
  return (
    <Drawer title={t('Parcel {{parcel}}', { parcel: lineName(line) })} isOpen onClose={onClose} width={720}>
      {line.namedOrder && (
        <p><TextLink to="/ecom/order/$id" params={{ id: line.namedOrder.orderId }}>{line.namedOrder.reference}</TextLink> {line.namedOrder.name}</p>
      )}
      <LineDetail
        key={line.id} courier={courier} statementId={statementId} line={line} decideLine={decideLine}
        onDecided={finish} onChanged={onChanged} onProblem={refuse} isInDrawer
      />
    </Drawer>
  );
}
