import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSendTransfer } from '../mutations/useSendTransfer.ts';
import type { PieceLine } from './PieceLines.tsx';
import { FormColumns, PieceLines } from './PieceLines.tsx';

interface Draft {
  fromLocationId: string;
  toLocationId: string;
  note: string;
  lines: PieceLine[];
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** The form of a transfer: from, to, and the pieces of each product. */
export function TransferForm({ locations }: { locations: readonly { id: string; name: string; isDefault: boolean }[] }) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { sendTransfer } = useSendTransfer();
  const saved: Draft = {
    fromLocationId: locations.find(({ isDefault }) => isDefault)?.id ?? '',
    toLocationId: locations.find(({ isDefault }) => !isDefault)?.id ?? '',
    note: '',
    lines: [],
  };
  const form = useCommandForm({
    saved,
    save: ({ note, lines, ...places }) =>
      sendTransfer({
        ...places, note: note.trim(), lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity: quantity ?? 0 })),
      }),
    onSaved: ({ id, number }) => {
      toast.success(t('Transfer {{number}} is on its way', { number }));
      return navigate({ to: '/transfer-stock/$id', params: { id }, replace: true });
    },
  });
  const options = locations.map(({ id, name }) => ({ id, label: name }));

  function submit() {
    if (form.values().lines.length === 0) form.refuse('product', t('Add at least one product'));
    else void form.submit();
  }

  return (
    <CommandForm form={form} onSubmit={submit} hasSaveKey>
      <Card title={t('From and to')}>
        <FormColumns>
          <Fields>
            <FormSelect form={form} label={t('From')} name="fromLocationId" options={options} />
            <FormSelect form={form} label={t('To')} name="toLocationId" options={options} />
          </Fields>
          <FormTextArea form={form} label={t('Note')} name="note" maxLength={500} />
        </FormColumns>
      </Card>
      <PieceLines form={form} />
      <End>
        <LinkButton to="/transfer-stock">{t('Go back')}</LinkButton>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
          {t('Send the pieces')}
        </Button>
      </End>
    </CommandForm>
  );
}
