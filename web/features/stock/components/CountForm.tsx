import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveStockCount } from '../mutations/useSaveStockCount.ts';
import { PieceLines } from './PieceLines.tsx';
import type { PieceLine } from './PieceLines.tsx';

interface Draft {
  locationId: string;
  note: string;
  lines: PieceLine[];
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-width: 720px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** The form of a stock count: location and counted pieces; each scan adds one piece. */
export function CountForm({ locations }: { locations: readonly { id: string; name: string; isDefault: boolean }[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { saveStockCount } = useSaveStockCount();
  const saved: Draft = { locationId: locations.find(({ isDefault }) => isDefault)?.id ?? '', note: '', lines: [] };
  const form = useCommandForm({
    saved,
    save: ({ locationId, note, lines }) =>
      saveStockCount({
        ...(locationId && { locationId }),
        note: note.trim(),
        lines: lines.map(({ variantId, quantity }) => ({ variantId, counted: quantity ?? 0 })),
      }),
    onSaved: ({ id, number }) => {
      toast.success(t('Stock count {{number}} is saved: look at the differences', { number }));
      void navigate({ to: '/adjust-stock/stock-count/$id', params: { id }, replace: true });
    },
  });

  function submit() {
    if (form.values().lines.length === 0) toast.error(t('Add at least one product'));
    else void form.submit();
  }

  return (
    <CommandForm form={form} onSubmit={submit} hasSaveKey>
      <Card title={t('Shelves')}>
        <Fields>
          {locations.length > 1 && (
            <FormSelect
              form={form}
              label={t('Location')}
              name="locationId"
              options={locations.map(({ id, name }) => ({ id, label: name }))}
            />
          )}
          <FormTextArea form={form} label={t('Note')} name="note" maxLength={500} />
        </Fields>
      </Card>
      <PieceLines form={form} label={t('Counted')} min={0} hidesStock />
      <End>
        <LinkButton to="/adjust-stock/stock-count">{t('Go back')}</LinkButton>
        <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
          {t('Save and compare')}
        </Button>
      </End>
    </CommandForm>
  );
}
