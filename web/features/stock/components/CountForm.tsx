import { useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { newIdempotencyKey } from '../../../relay/idempotencyKey.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAddToStockCount } from '../mutations/useAddToStockCount.ts';
import { useSaveStockCount } from '../mutations/useSaveStockCount.ts';
import { countedLines, CountTimes } from './CountTimes.tsx';
import type { CountedAt } from './CountTimes.tsx';
import { FormColumns, PieceLines } from './PieceLines.tsx';
import type { PieceLine } from './PieceLines.tsx';

interface Draft {
  locationId: string;
  note: string;
  lines: PieceLine[];
  replacesCounted: boolean;
}

interface CountFormProps {
  locations: readonly { id: string; name: string; isDefault: boolean }[];
  /** A count that waits for review and gets more lines; a new one when left out. */
  countId?: string;
}

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** One key for a draft however often it is sent: only the ages of its numbers are others each time. */
function useDraftKey(): (draft: Draft) => string {
  const sent = useRef({ content: '', key: '' });
  return (draft) => {
    const content = JSON.stringify(draft);
    if (sent.current.content !== content) sent.current = { content, key: newIdempotencyKey() };
    return sent.current.key;
  };
}

/** The form of a stock count: location and counted pieces; each scan adds one piece. */
export function CountForm({ locations, countId }: CountFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { saveStockCount } = useSaveStockCount();
  const { addToStockCount } = useAddToStockCount();
  const keyOf = useDraftKey();
  const [times] = useState<CountedAt>(() => new Map());
  const [countedBefore, setCountedBefore] = useState('');
  const saved: Draft = { locationId: locations.find(({ isDefault }) => isDefault)?.id ?? '', note: '', lines: [], replacesCounted: false };
  const form = useCommandForm({
    saved,
    save: (draft) => {
      const { locationId, note, replacesCounted } = draft;
      const lines = countedLines(draft.lines, times);
      return countId
        ? addToStockCount({ countId, lines, replacesCounted }, keyOf(draft))
        : saveStockCount({ ...(locationId && { locationId }), note: note.trim(), lines }, keyOf(draft));
    },
    onRefused: (problem) => {
      form.change('replacesCounted', false);
      if (problem.reason !== 'COUNTED_BEFORE') return problem;
      setCountedBefore(problem.message);
      return null;
    },
    onSaved: ({ id, number }) => {
      toast.success(t('Stock count {{number}} is saved: look at the differences', { number }));
      return navigate({ to: '/adjust-stock/stock-count/$id', params: { id }, replace: true });
    },
  });

  function submit() {
    if (form.values().lines.length === 0) form.refuse('product', t('Add at least one product'));
    else void form.submit();
  }

  return (
    <>
      <CommandForm form={form} onSubmit={submit} hasSaveKey>
        {!countId && (
          <Card title={t('Shelves')}>
            <FormColumns>
              {locations.length > 1 && (
                <FormSelect
                  form={form}
                  label={t('Location')}
                  name="locationId"
                  options={locations.map(({ id, name }) => ({ id, label: name }))}
                />
              )}
              <FormTextArea form={form} label={t('Note')} name="note" maxLength={500} />
            </FormColumns>
          </Card>
        )}
        {/* Only `lines` is read, whatever else the draft has. */}
        <CountTimes control={form.control as unknown as Control<{ lines: PieceLine[] }>} times={times} />
        <PieceLines form={form} label={t('Counted')} min={0} hidesStock />
        <End>
          {countId
            ? <LinkButton to="/adjust-stock/stock-count/$id" params={{ id: countId }}>{t('Go back')}</LinkButton>
            : <LinkButton to="/adjust-stock/stock-count">{t('Go back')}</LinkButton>}
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
            {t('Save and compare')}
          </Button>
        </End>
      </CommandForm>
      <ConfirmDialog
        title={t('Replace what was counted before?')}
        confirmLabel={t('Replace')}
        isOpen={countedBefore !== ''}
        isPending={form.isSaving}
        onClose={() => setCountedBefore('')}
        onConfirm={() => {
          setCountedBefore('');
          form.change('replacesCounted', true);
          void form.submit();
        }}
      >
        {countedBefore}
      </ConfirmDialog>
    </>
  );
}
