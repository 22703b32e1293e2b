import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { MAX_MISSING } from '../../../../schema/rules/statement-limits.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { StateWord } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { decisionText, resultMeaning, resultText, RESULTS, signedTaka } from '../deliveryText.ts';
import { signedDifference } from '../signedDifference.ts';
import { isUndecided, needsCheck } from '../statementFacts.ts';
import { useDecideLine, type DecideLine } from '../mutations/useDecideLine.ts';
import type { StatementFacts, StatementLine } from '../statementFacts.ts';
import { lineButtonId, LineName, opens } from './LineName.tsx';
import { useFurtherLines } from '../useFurtherLines.ts';
import type { LineChoice } from '../useFurtherLines.ts';
import { useCanSeeCharges } from '../useCanSeeCharges.ts';

// Loaded later: most lines of a statement fit.
const LineDetail = lazyPart(() => import('./LineDetail.tsx'), 'LineDetail');

interface StatementLinesProps {
  statement: StatementFacts;
  /** The name of the courier. */
  courier: string;
  /** How often the statement was read anew. */
  reads: number;
  onProblem: (problem: CommandProblem | null) => void;
}

/** The lines of a statement, beginning with those that a person has to check. */
export function StatementLines({ courier, statement: { id: statementId, version, results, adjustedCount, toDecide, voucher, parcels, status, changedLines }, reads, onProblem }: StatementLinesProps) {
  const { t } = useTranslation();
  const decideLine = useDecideLine({ version });
  const [selected, select] = useState<string>(toDecide.length > 0 ? 'LOOK' : 'ALL');
  const countOf = (result: string) => results.find((one) => one.result === result)?.parcels ?? 0;
  const first = parcels.edges.map(({ node }) => node);
  const rowsOf = (result: string) => (result === 'MATCHED' || result === 'WAITING' ? first : toDecide).filter((line) => line.result === result);
  const tab = (choice: LineChoice, label: string, rows: readonly StatementLine[], count: number, shown = count) => ({
    id: choice, label, count: formatCount(shown),
    content: (
      <Lines
        key={`${statementId} ${choice} ${status} ${reads}`} courier={courier} statementId={statementId} choice={choice} label={label} first={rows} count={count} changedLines={changedLines}
        decideLine={status === 'DRAFT' ? decideLine : null} onProblem={onProblem}
      />
    ),
  });
  const open = results.filter(needsCheck).reduce((sum, one) => sum + one.parcels, adjustedCount);
  const all = results.reduce((sum, one) => sum + one.parcels, 0);
  const tabs = [
    // Lines stay here with what was decided about them, and are counted no more.
    tab('LOOK', status === 'DRAFT' ? t('To decide') : t('To look at'), toDecide, open, voucher ? voucher.toDecide - voucher.decided : open),
    ...RESULTS.filter((result) => countOf(result) > 0).map((result) => tab(result, resultText(result, t), rowsOf(result), countOf(result))),
    tab('ALL', t('All'), first, all),
  ];
  // The last line of a result may have been decided.
  const selectedId = tabs.some(({ id }) => id === selected) ? selected : 'LOOK';
  return <Tabs label={t('Lines by result')} selectedId={selectedId} onSelect={select} items={tabs} />;
}

/** What came of a line, over what was decided about it; beside each other on a phone. */
const Outcome = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 2px 10px;

  ${media.phone} {
    flex-flow: row wrap;
    align-items: center;
    padding-top: 4px;
  }
`;

const Decided = styled.span`
  font-size: 12.5px;
  line-height: 16px;
  color: ${token.ink2};
`;

const Changed = styled(Decided)`
  color: ${token.warnText};
`;

interface LinesProps {
  courier: string;
  statementId: string;
  choice: LineChoice;
  label: string;
  first: readonly StatementLine[];
  /** The number of all lines, including those not shown. */
  count: number;
  /** The places of lines that mean something else by now. */
  changedLines: readonly number[];
  /** Null where nothing can be decided any more. */
  decideLine: DecideLine | null;
  onProblem: (problem: CommandProblem | null) => void;
}

function Lines({ courier, statementId, choice, label, first, count, changedLines, decideLine, onProblem }: LinesProps) {
  const { t } = useTranslation();
  const { lines, pages, update } = useFurtherLines({ statementId, choice, first, count });
  // Of a long statement the first lines that mean this may stand behind those that the page has.
  const begin = useEffectEvent(() => {
    if (lines.length === 0 && pages.hasNext) pages.loadNext();
  });
  useEffect(() => begin(), []);
  const canSeeCharges = useCanSeeCharges();
  const openable = lines.filter(opens);
  // In a draft the first line to decide stands open.
  const [openId, open] = useState<string | null>(() => (decideLine && choice === 'LOOK' ? (lines.find(isUndecided)?.id ?? null) : null));
  /** The line whose button gets the focus next: a new object each time, also for the same line again. */
  const [focused, setFocused] = useState<Pick<StatementLine, 'id'> | null>(null);
  useEffect(() => {
    if (focused) document.getElementById(lineButtonId(focused))?.focus();
  }, [focused]);
  function go(line: StatementLine | undefined) {
    if (!line) return;
    open(line.id);
    setFocused({ id: line.id });
  }
  /** The same line again, unless it fits now: what had the focus goes with what was taken back or named. */
  function stay(changed: StatementLine) {
    if (!changed.isToLookAt) return goOn(changed);
    update(changed);
    go(changed);
  }
  /** The next line to decide behind one, else the first one before it. */
  function goOn(decided: StatementLine) {
    update(decided);
    const place = lines.findIndex(({ id }) => id === decided.id);
    const waiting = lines.filter((line) => line.id !== decided.id && isUndecided(line));
    go(waiting.find((line) => lines.indexOf(line) > place) ?? waiting[0] ?? decided);
  }
  // J and K lead to the next and previous statement.
  const step = (steps: number) => () => go(openable[openable.findIndex(({ id }) => id === openId) + steps]);
  useHotkeys([
    { code: 'KeyN', label: t('Next line'), run: step(1), repeats: true },
    { code: 'KeyP', label: t('Previous line'), run: step(-1), repeats: true },
  ]);
  if (count === 0) {
    return <Card><EmptyState title={t('Nothing to decide')}>{t('Every line fits your books.')}</EmptyState></Card>;
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
        detailOf={(line) => line.id === openId && (
          <Suspense fallback={<RowsSkeleton />}>
            <LineDetail
              key={line.id} courier={courier} statementId={statementId} line={line} decideLine={decideLine}
              onDecided={goOn} onChanged={stay} onProblem={onProblem}
            />
          </Suspense>
        )}
        columns={[
          {
            id: 'consignment', header: t('Parcel'), isLine: true,
            cell: (line) => <LineName line={line} isOpen={line.id === openId} onToggle={() => open(line.id === openId ? null : line.id)} />,
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
          { id: 'difference', header: t('Difference'), align: 'end', cell: (line) => <DifferenceCell line={line} /> },
          {
            id: 'result', header: t('Result'), isLine: true,
            cell: (line: StatementLine) => (
              <Outcome>
                <StateWord meaning={resultMeaning(line.result)}>{resultText(line.result, t)}</StateWord>
                {line.decision && <Decided>{decisionText(line, t)}</Decided>}
                {line.fileCount > 0 && <Decided>{t('{{number}} files', { count: line.fileCount, number: formatCount(line.fileCount), defaultValue_one: '{{number}} file' })}</Decided>}
                {changedLines.includes(line.position) && <Changed>{t('Means something else by now')}</Changed>}
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

function DifferenceCell({ line }: { line: StatementLine }) {
  const { t } = useTranslation();
  if (line.result === 'MATCHED' && line.isToLookAt) return <CellText isStrong secondary={t('added or deducted')}>{signedTaka(line.adjustment)}</CellText>;
  const isOfCharges = line.result === 'CHARGE_DIFF' && !!line.excess;
  return <CellText isStrong secondary={isOfCharges ? t('in charges') : undefined}>{signedDifference(line) ?? '–'}</CellText>;
}

/** The order of a line, or the suggested one. */
function OrderCell({ line: { namedOrder, suggestedOrder, consignment } }: { line: StatementLine }) {
  const { t } = useTranslation();
  const shown = namedOrder ?? suggestedOrder;
  const suggestedText = ({ reference, name }: NonNullable<typeof shown>) =>
    (consignment !== '' && reference.endsWith(consignment) ? t('Same number, {{name}}', { name }) : t('Same phone and amount, {{name}}', { name }));
  if (!shown) return <CellText tone="muted">{t('Not one of yours')}</CellText>;
  return (
    <CellText secondary={namedOrder ? namedOrder.name : suggestedText(shown)}>
      <TextLink to="/ecom/order/$id" params={{ id: shown.orderId }}>{namedOrder ? shown.reference : t('Maybe {{order}}', { order: shown.reference })}</TextLink>
    </CellText>
  );
}
