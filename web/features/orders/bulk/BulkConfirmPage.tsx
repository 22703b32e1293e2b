import { CircleCheck, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { BulkConfirmPageQuery } from '../../../__generated__/BulkConfirmPageQuery.graphql.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Form } from '../../../ui/Form.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { AskToTell } from '../../messaging/components/AskToTell.tsx';
import { useConfirmAndSend } from '../mutations/useConfirmAndSend.ts';
import { bulkConfirmRoute } from '../manyOrdersRoutes.ts';
import { AfterConfirm, BY_PLAN } from './AfterConfirm.tsx';
import { hasMoreNumbers, MAX_NUMBERS } from './orderNumbers.ts';
import { PreflightTable } from './PreflightTable.tsx';

const bulkConfirmPageQuery = graphql`
  query BulkConfirmPageQuery($numbers: [Int!]) @preloadable {
    confirmPreflight(numbers: $numbers) {
      orders {
        id
        reference
        isReady
        blocked
        plannedCourier
        ...PreflightTable_orders
      }
      unknown
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

/** Bulk Confirm with its preflight: `/order-update/bulk-confirm`. */
export function BulkConfirmPage() {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { numbers } = bulkConfirmRoute.useSearch();
  const { confirmPreflight } = useRouteQuery<BulkConfirmPageQuery>(bulkConfirmPageQuery, bulkConfirmRoute.useLoaderData());
  const { orders, unknown } = confirmPreflight;
  const [typing, setTyping] = useState({ of: numbers, text: numbers ?? '' });
  // Back, and the menu, lead to other numbers: the field says those that are looked at.
  const typed = typing.of === numbers ? typing.text : (numbers ?? '');
  const { confirmAndSend, isInFlight } = useConfirmAndSend();
  const [after, setAfter] = useState({ courierId: '', text: '' });
  const [tells, setTells] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const ready = orders.filter(({ isReady }) => isReady);
  // Who is blocked is confirmed only by somebody's decision.
  const isChosen = (id: string) => choices.get(id) ?? ready.some((order) => order.id === id && typeof order.blocked !== 'string');
  const chosen = ready.filter(({ id }) => isChosen(id));

  async function look(text: string) {
    const next = text.trim() || undefined;
    await navigate({ to: '/order-update/bulk-confirm', search: { numbers: next } });
    // With what was typed meanwhile.
    setTyping((now) => ({ ...now, of: next }));
  }

  async function confirm() {
    const { courierId, text } = { ...after, text: after.text.trim() };
    const outcome = await confirmAndSend({
      orders: chosen.map(({ id }) => id), ...(courierId === BY_PLAN ? { byPlan: true } : courierId && { courierId }), ...(text && { text }), tells,
    });
    if (!outcome.ok) return toastProblem(outcome.problem);
    // What follows has jobs of its own.
    if (courierId || text) return navigate({ to: '/bulk-jobs' });
    return navigate({ to: '/bulk-jobs/$id', params: { id: outcome.data.id } });
  }

  return (
    <Stack>
      <PageHeader
        title={t('Bulk Confirm')}
        count={t('{{number}} orders', { count: orders.length, number: formatCount(orders.length), defaultValue_one: '{{number}} order' })}
        actions={
          chosen.length > 0 && (
            <Button variant="primary" icon={CircleCheck} isPending={isInFlight} onClick={() => void confirm()}>
              {t('Confirm ready ({{number}})', { number: formatCount(chosen.length) })}
            </Button>
          )
        }
      />
      <Card>
        <Form onSubmit={() => void look(typed)} hasSaveKey={false}>
          <TextArea
            label={t('Order numbers')}
            name="numbers"
            description={t('Scan or paste them; left empty, all orders that wait for confirmation, the oldest first.')}
            value={typed}
            onChange={(text) => setTyping({ of: numbers, text })}
            rows={2}
          />
          <div>
            <Button type="submit" icon={Search}>
              {t('Check')}
            </Button>
          </div>
        </Form>
      </Card>
      {hasMoreNumbers(numbers) && (
        <Banner meaning="warn" title={t('Only the first {{limit}} numbers are looked at', { limit: formatCount(MAX_NUMBERS) })}>
          {t('Check the others after these.')}
        </Banner>
      )}
      {!numbers && orders.length >= MAX_NUMBERS && (
        <Banner meaning="info" title={t('The oldest {{limit}} orders are shown', { limit: formatCount(MAX_NUMBERS) })}>
          {t('Those that wait behind them come once these are confirmed.')}
        </Banner>
      )}
      {unknown.length > 0 && (
        <Banner meaning="warn" title={t('No order has these numbers')}>
          {unknown.join(', ')}
        </Banner>
      )}
      {orders.length === 0 && numbers && unknown.length === 0 && (
        <EmptyState title={t('This is no order number')}>{t('Type the numbers that stand on the orders, or leave the field empty.')}</EmptyState>
      )}
      {orders.length === 0 && !numbers && (
        <EmptyState
          title={t('Nothing waits for confirmation')}
          action={<LinkButton to="/ecom/main-order-list">{t('Orders')}</LinkButton>}
        >
          {t('Orders that are taken and not confirmed yet come here.')}
        </EmptyState>
      )}
      {orders.length > 0 && (
        <>
          {ready.length > 0 && <AfterConfirm orders={chosen} choice={after} onChange={setAfter} />}
          {/* A text of their own takes the place of what they are told by itself. */}
          {chosen.length > 0 && after.text.trim() === '' && (
            <AskToTell events={after.courierId ? ['CONFIRMED', 'PREORDER_READY', 'SHIPPED'] : ['CONFIRMED', 'PREORDER_READY']} count={chosen.length}>
              {(texts) => <Switch isSelected={tells} onChange={setTells} {...texts} />}
            </AskToTell>
          )}
          {ready.length > 0 && (
            <Checkbox
              label={t('All that are ready ({{number}})', { number: formatCount(ready.length) })}
              isSelected={chosen.length === ready.length}
              isIndeterminate={chosen.length > 0 && chosen.length < ready.length}
              onChange={(next) => setChoices(new Map(ready.map(({ id }) => [id, next])))}
            />
          )}
          <PreflightTable
            orders={orders}
            isChosen={isChosen}
            onChoose={(id, next) => setChoices(new Map(choices).set(id, next))}
          />
        </>
      )}
    </Stack>
  );
}
