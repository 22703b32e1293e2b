import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { MAX_MISSING } from '../../../../schema/rules/statement-limits.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { media } from '../../../ui/theme/token.ts';
import { resultMeaning, resultText, RESULTS, signedTaka } from '../deliveryText.ts';
import { differenceOf, needsCheck } from '../statementFacts.ts';
import { useDecideLine, type DecideLine } from '../mutations/useDecideLine.ts';
import type { StatementFacts, StatementLine } from '../statementFacts.ts';
import { LineName } from './LineName.tsx';
import { useFurtherLines } from '../useFurtherLines.ts';
import type { LineChoice } from '../useFurtherLines.ts';
import { useCanSeeCharges } from '../useCanSeeCharges.ts';

// Loaded later: hardly a statement needs it.
const ChooseOrderDialog = lazyPart(() => import('./ChooseOrderDialog.tsx'), 'ChooseOrderDialog', { onFailed: ({ onClose }) => onClose() });

// Loaded later: most lines of a statement fit.
const LineComparison = lazyPart(() => import('./LineComparison.tsx'), 'LineComparison');

interface StatementLinesProps {
  statement: StatementFacts;
  /** How often the statement was read anew. */
  reads: number;
  onProblem: (problem: CommandProblem | null) => void;
}

/** The lines of a statement, beginning with those that a person has to check. */
export function StatementLines({ statement: { id: statementId, version, results, toDecide, parcels, status }, reads, onProblem }: StatementLinesProps) {
  const { t } = useTranslation();
  const decideLine = useDecideLine({ version });
  const [selected, select] = useState<string>(toDecide.length > 0 ? 'LOOK' : 'ALL');
  const countOf = (result: string) => results.find((one) => one.result === result)?.parcels ?? 0;
  const first = parcels.edges.map(({ node }) => node);
  const rowsOf = (result: string) => (result === 'MATCHED' || result === 'WAITING' ? first : toDecide).filter((line) => line.result === result);
  const tab = (choice: LineChoice, label: string, rows: readonly StatementLine[], count: number) => ({
    id: choice, label, count: formatCount(count),
    content: (
      <Lines
        key={`${statementId} ${choice} ${status} ${reads}`} statementId={statementId} choice={choice} label={label} first={rows} count={count}
        decideLine={status === 'DRAFT' ? decideLine : null} onProblem={onProblem}
      />
    ),
  });
  const open = results.filter(needsCheck).reduce((sum, one) => sum + one.parcels, 0);
  const all = results.reduce((sum, one) => sum + one.parcels, 0);
  const tabs = [
    tab('LOOK', t('To look at'), toDecide, open),
    ...RESULTS.filter((result) => countOf(result) > 0).map((result) => tab(result, resultText(result, t), rowsOf(result), countOf(result))),
    tab('ALL', t('All'), first, all),
  ];
  // The last line of a result may have been decided.
  const selectedId = tabs.some(({ id }) => id === selected) ? selected : 'LOOK';
  return <Tabs label={t('Lines by result')} selectedId={selectedId} onSelect={select} items={tabs} />;
}

/** What came of a line, over what can still be decided; beside each other on a phone. */
const Outcome = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 6px 10px;

  ${media.phone} {
    flex-flow: row wrap;
    align-items: center;
    padding-top: 4px;
  }
`;

interface LinesProps {
  statementId: string;
  choice: LineChoice;
  label: string;
  first: readonly StatementLine[];
  /** The number of all lines, including those not shown. */
  count: number;
  /** Null where nothing can be decided any more. */
  decideLine: DecideLine | null;
  onProblem: (problem: CommandProblem | null) => void;
}

function Lines({ statementId, choice, label, first, count, decideLine, onProblem }: LinesProps) {
  const { t } = useTranslation();
  const { lines, pages, update } = useFurtherLines({ statementId, choice, first, count });
  // Of a long statement the first lines that mean this may stand behind those that the page has.
  const begin = useEffectEvent(() => {
    if (lines.length === 0 && pages.hasNext) pages.loadNext();
  });
  useEffect(() => begin(), []);
  const canSeeCharges = useCanSeeCharges();
  const [comparedId, compare] = useState<string | null>(null);
  if (count === 0) {
    return <Card><EmptyState title={t('Nothing to look at')}>{t('Every line fits your books.')}</EmptyState></Card>;
  }
  /** What stands between the cash that was collected and what came to the business. */
  const chargesText = ({ collected, net, deliveryCharge, returnCharge, codFee }: StatementLine) => {
    const [charge, fee] = [(deliveryCharge ?? 0) + (returnCharge ?? 0), codFee ?? 0];
    const adjustment = Math.round(((net ?? 0) - collected + charge + fee) * 100) / 100;
    const values = { charge: formatTaka(charge), fee: formatTaka(fee), adjustment: signedTaka(adjustment) };
    if (adjustment !== 0) return t('less {{charge}} + {{fee}}, adjusted by {{adjustment}}', values);
    return charge + fee === 0 ? undefined : t('less {{charge}} + {{fee}}', values);
  };
  const money = (id: string, header: string, of: (line: StatementLine) => number | null | undefined, isStrong = false) => ({
    id, header, align: 'end' as const, cell: (line: StatementLine) => <CellText isStrong={isStrong}>{formatTaka(of(line)) || '–'}</CellText>,
  });
  return (
    <Card isFlush>
      <FactTable<StatementLine>
        label={label}
        rows={lines}
        getRowId={({ id }) => id}
        isStackedOnPhone
        detailOf={(line) => line.id === comparedId && <LineComparison statementId={statementId} line={line} />}
        columns={[
          {
            id: 'consignment', header: t('Parcel'), isLine: true,
            cell: (line) => <LineName line={line} isOpen={line.id === comparedId} onToggle={() => compare(line.id === comparedId ? null : line.id)} />,
          },
          { id: 'order', header: t('Order'), isWide: true, cell: (line) => <OrderCell line={line} /> },
          money('expected', t('Owed'), ({ expected }) => expected),
          money('collected', t('Collected'), ({ result, collected }) => (result === 'EXPECTED_MISSING' ? null : collected), true),
          ...(canSeeCharges
            ? [{
                id: 'net', header: t('To you'), align: 'end' as const,
                cell: (line: StatementLine) => (
                  line.result === 'EXPECTED_MISSING' ? '–' : <CellText secondary={chargesText(line)}>{formatTaka(line.net) || '–'}</CellText>
                ),
              }]
            : []),
          { id: 'difference', header: t('Difference'), align: 'end', cell: (line) => <CellText isStrong>{signedDifference(line) ?? '–'}</CellText> },
          {
            id: 'result', header: t('Result'), isLine: true,
            cell: (line: StatementLine) => (
              <Outcome>
                <Badge meaning={resultMeaning(line.result)}>{resultText(line.result, t)}</Badge>
                {decideLine && <LineDecision line={line} decideLine={decideLine} onDecided={update} onProblem={onProblem} />}
              </Outcome>
            ),
          },
        ]}
      />
      <ShowMore pages={pages} />
      {choice === 'EXPECTED_MISSING' && count >= MAX_MISSING && (
        <EmptyState title={t('The oldest {{count}} are listed', { count: MAX_MISSING, number: formatCount(MAX_MISSING) })}>
          {t('All that is late stands on the page of what is not settled.')}
        </EmptyState>
      )}
    </Card>
  );
}

/** The signed difference; undefined where there is none. */
const signedDifference = (line: StatementLine): string | undefined => {
  const difference = differenceOf(line);
  return difference ? signedTaka(difference) : undefined;
};

interface DecisionProps {
  line: StatementLine;
  decideLine: DecideLine;
  /** Called with the line as it is then. */
  onDecided: (line: StatementLine) => void;
}

/** The decisions possible for a line before the statement is posted. */
function LineDecision({ line, decideLine, onDecided, onProblem }: DecisionProps & Pick<LinesProps, 'onProblem'>) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const { result, suggested, isChosen, restComes } = line;
  const decide = (decision: { isSuggested?: boolean; restComes?: boolean }) => async () => {
    setPending(true);
    const outcome = await decideLine(line, decision);
    setPending(false);
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) outcome.data.decided.forEach(onDecided);
  };
  const button = (label: string, decision: { isSuggested?: boolean; restComes?: boolean }) => (
    <Button size="small" isPending={isPending} onClick={() => void decide(decision)()}>{label}</Button>
  );
  if (isChosen) return button(t('Not this order'), { isSuggested: false });
  if (suggested) {
    return (
      <>
        {button(t('It is this order'), { isSuggested: true })}
        <ChooseOrder line={line} decideLine={decideLine} onDecided={onDecided} />
      </>
    );
  }
  if (result === 'UNKNOWN_PARCEL') return <ChooseOrder line={line} decideLine={decideLine} onDecided={onDecided} />;
  if (restComes) return button(t('Dispute the rest'), { restComes: false });
  return result === 'SHORT' ? button(t('The rest comes'), { restComes: true }) : null;
}

/** For a line that names no order: its number is entered. */
function ChooseOrder(props: DecisionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>{t('Name the order')}</Button>
      {isOpen && <Suspense fallback={null}><ChooseOrderDialog {...props} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}

/** The order of a line, or the suggested one. */
function OrderCell({ line: { order, suggested, consignment } }: { line: StatementLine }) {
  const { t } = useTranslation();
  const shown = order ?? suggested;
  const suggestedText = ({ reference, shippingAddress: { name } }: NonNullable<typeof shown>) =>
    (consignment !== '' && reference.endsWith(consignment) ? t('Same number, {{name}}', { name }) : t('Same phone and amount, {{name}}', { name }));
  if (!shown) return <CellText tone="muted">{t('Not one of yours')}</CellText>;
  return (
    <CellText secondary={order ? order.shippingAddress.name : suggestedText(shown)}>
      <TextLink to="/ecom/order/$id" params={{ id: shown.id }}>{order ? shown.reference : t('Maybe {{order}}', { order: shown.reference })}</TextLink>
    </CellText>
  );
}
