import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CountActions_count$key } from '../../../__generated__/CountActions_count.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useDiscardStockCount } from '../mutations/useDiscardStockCount.ts';
import { usePostStockCount } from '../mutations/usePostStockCount.ts';

interface CountActionsProps {
  count: CountActions_count$key;
  onProblem: (problem: CommandProblem | null) => void;
}

/** The commands on a count that waits for review. */
export function CountActions({ count: key, onProblem }: CountActionsProps) {
  const { t } = useTranslation();
  const { id: countId, version, status, viewerCanPost } = useFragment(
    graphql`
      fragment CountActions_count on StockCount {
        id
        version
        status
        viewerCanPost
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<'post' | 'discard' | null>(null);
  const { postStockCount, isInFlight: isPosting } = usePostStockCount();
  const { discardStockCount, isInFlight: isDiscarding } = useDiscardStockCount();
  if (status !== 'OPEN') return null;

  async function post(allowsZeroCost: boolean) {
    const outcome = await postStockCount({ countId, version, allowsZeroCost });
    setAsking(null);
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(t('The stock is what was counted'));
  }

  async function discard() {
    const outcome = await discardStockCount({ countId, version });
    setAsking(null);
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(t('The stock stays as it was'));
  }

  return (
    <>
      <LinkButton to="/adjust-stock/stock-count/$id/more" params={{ id: countId }}>{t('Count more')}</LinkButton>
      <Button onClick={() => setAsking('discard')}>{t('Discard')}</Button>
      {viewerCanPost && (
        <Button variant="primary" onClick={() => setAsking('post')}>
          {t('Post the differences')}
        </Button>
      )}
      <ConfirmDialog
        title={t('Post the differences?')}
        confirmLabel={t('Post the differences')}
        isOpen={asking === 'post'}
        isPending={isPosting}
        onClose={() => setAsking(null)}
        onConfirm={() => void post(true)}
      >
        {t('Missing pieces leave the stock as a loss; pieces too many come in at the average cost, or at none where there is none yet.')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('Discard what was counted?')}
        confirmLabel={t('Discard')}
        isOpen={asking === 'discard'}
        isPending={isDiscarding}
        onClose={() => setAsking(null)}
        onConfirm={() => void discard()}
        isDanger
      >
        {t('The stock stays as it was. What was counted cannot be taken up again.')}
      </ConfirmDialog>
    </>
  );
}
