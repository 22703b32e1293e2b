import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import styled from 'styled-components';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ExternalLink } from '../../../ui/TextLink.tsx';
import { useCheckPayment } from '../mutations/useCheckPayment.ts';
import { usePolling } from '../usePolling.ts';
import type { Receipt } from './ReceiptDialog.tsx';

interface OpenPaymentProps {
  payment: Receipt;
  /** What the receipt is read with; its answer ends this panel. */
  query: GraphQLTaggedNode;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-top: 12px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

/** A payment without an answer yet: looked at again and again, at once on demand, and a way back to the wallet. */
export function OpenPayment({ payment, query }: OpenPaymentProps) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { checkPayment, isInFlight } = useCheckPayment();
  const { id, bkashURL } = payment;

  const refresh = useCallback(
    () =>
      fetchQuery(environment, query, { id })
        .toPromise()
        // The next look will tell.
        .catch(() => undefined),
    [environment, query, id],
  );

  usePolling(refresh);

  async function check() {
    const outcome = await checkPayment({ paymentId: id });
    setProblem(outcome.ok ? null : outcome.problem);
    await refresh();
  }

  return (
    <Stack>
      {problem && <Banner meaning="bad" title={problem.message} />}
      <Line>
        <Button isPending={isInFlight} onClick={() => void check()}>
          {t('Check payment')}
        </Button>
        {bkashURL && <ExternalLink href={bkashURL}>{t('Continue at bKash')}</ExternalLink>}
      </Line>
    </Stack>
  );
}
