import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useCreatePurchase } from '../mutations/useCreatePurchase.ts';
import { useUpdatePurchase } from '../mutations/useUpdatePurchase.ts';
import { purchaseInput } from '../purchaseDraft.ts';
import type { PurchaseDraft } from '../purchaseDraft.ts';
import { PurchaseFacts } from './PurchaseFacts.tsx';
import { PurchaseLines } from './PurchaseLines.tsx';
import { PurchaseSums } from './PurchaseSums.tsx';

// Loaded on use: few lines cost nothing.
const FreeGoodsQuestion = lazyPart(() => import('./FreeGoodsQuestion.tsx'), 'FreeGoodsQuestion', { onFailed: ({ onClose }) => onClose() });

type Start = 'DRAFT' | 'ORDER' | 'RECEIVE';

interface PurchaseFormProps {
  saved: PurchaseDraft;
  locations: readonly { id: string; name: string }[];
  /** The purchase that is edited; left out for a new one. */
  changed?: { id: string; version: number };
}

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** The purchase form; it saves a draft, an order, or a purchase that is received at once. */
export function PurchaseForm({ saved, locations, changed }: PurchaseFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { createPurchase } = useCreatePurchase();
  const { updatePurchase } = useUpdatePurchase();
  const start = useRef<{ start: Start; allowsZeroCost: boolean }>({ start: 'RECEIVE', allowsZeroCost: false });
  const [isAskingFree, setAskingFree] = useState(false);
  const formId = useId();
  const form = useCommandForm({
    saved,
    save: (draft) => {
      const input = purchaseInput(draft);
      if (changed) return updatePurchase({ ...input, purchaseId: changed.id, version: changed.version });
      const paid = start.current.start === 'DRAFT' ? 0 : (draft.paid ?? 0);
      return createPurchase({ ...input, ...start.current, paid, ...chosenAccount(draft.paidFrom, 'paidFrom') });
    },
    onSaved: ({ id, number }) => {
      toast.success(t('Purchase {{number}} is saved', { number }));
      return navigate({ to: '/purchase/purchase-list/$id', params: { id }, replace: true });
    },
  });

  const begin = (next: Start) => {
    start.current = { start: next, allowsZeroCost: false };
  };

  /** Submits like the button of the form does, so that the fields are validated first. */
  function saveAs(next: Start) {
    begin(next);
    (document.getElementById(formId) as HTMLFormElement).requestSubmit();
  }

  function submit() {
    const { supplierId, lines } = form.values();
    if (supplierId === '') return form.refuse('supplierId', t('Choose a supplier'));
    if (lines.length === 0) return form.refuse('product', t('Add at least one product'));
    const isFree = lines.some(({ unitCost }) => !unitCost);
    if (start.current.start === 'RECEIVE' && isFree && !changed) setAskingFree(true);
    else void form.submit();
  }

  return (
    <>
      <CommandForm id={formId} form={form} onSubmit={submit} onSaveKey={() => saveAs('RECEIVE')} hasSaveKey focusesFirst>
        <PurchaseFacts form={form} locations={locations} />
        <PurchaseLines form={form} />
        <PurchaseSums form={form} hasPayment={!changed} />
        <End>
          <LinkButton to="/purchase/purchase-list">{t('Go back')}</LinkButton>
          {!changed && (
            <>
              <Button onClick={() => saveAs('DRAFT')} isPending={form.isSaving}>
                {t('Save as draft')}
              </Button>
              <Button onClick={() => saveAs('ORDER')} isPending={form.isSaving}>
                {t('Save as ordered')}
              </Button>
            </>
          )}
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving} onClick={() => begin('RECEIVE')}>
            {changed ? t('Save') : t('Receive the goods')}
          </Button>
        </End>
      </CommandForm>
      {isAskingFree && (
        <FreeGoodsQuestion
          onClose={() => setAskingFree(false)}
          onConfirm={() => {
            setAskingFree(false);
            start.current.allowsZeroCost = true;
            void form.submit();
          }}
        />
      )}
    </>
  );
}
