import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { LineDraft } from '../new-order/orderDraft.ts';
import { amountRow, differences } from './editDifferences.ts';
import type { Difference, Known } from './editDifferences.ts';
import type { EditDraft } from './editDraft.ts';

interface EditConflictProps {
  form: Pick<CommandForm<EditDraft>, 'control' | 'change'>;
  /** The order as it was when it was opened here. */
  seen: EditDraft;
  /** The order as somebody else has saved it since. */
  saved: EditDraft;
  known: Known;
  /** Called with what counts as seen once somebody has kept their own. */
  onSeen: (seen: EditDraft) => void;
}

/** The lines of `of`, with those of one variant as `from` has them, in the same place. */
function withLinesOf(variantId: string, { of, from }: { of: readonly LineDraft[]; from: readonly LineDraft[] }): LineDraft[] {
  const isOther = (line: LineDraft) => line.variantId !== variantId;
  const at = of.findIndex((line) => !isOther(line));
  const before = at < 0 ? of : of.slice(0, at);
  return [...before.filter(isOther), ...from.filter((line) => !isOther(line)), ...of.slice(before.length).filter(isOther)];
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Both versions of all that somebody else has saved while the order was edited here. */
export function EditConflict({ form, seen, saved, known, onSeen }: EditConflictProps) {
  const { t } = useTranslation();
  const typed = useWatch({ control: form.control }) as EditDraft;
  const compare = (before: EditDraft, after: EditDraft): Difference[] => [
    ...differences(before, after, known),
    ...amountRow('discount', t('Discount'), before.discount ?? 0, after.discount ?? 0),
    ...amountRow('deliveryFee', t('Delivery'), before.deliveryFee ?? 0, after.deliveryFee ?? 0),
    ...amountRow('collected', t('Collected by the courier'), before.collected ?? 0, after.collected ?? 0),
  ];
  const theirs = compare(seen, saved);
  const yours = new Map(compare(saved, typed).map(({ id, after }) => [id, after]));
  if (theirs.length === 0) return null;
  const isField = (id: string): id is Exclude<keyof EditDraft, 'lines' | 'outcomes'> => Object.hasOwn(saved, id);
  const isLine = (id: string) => [saved, seen, typed].some(({ lines }) => lines.some(({ variantId }) => variantId === id));
  const take = (id: string) =>
    (isField(id) ? form.change(id, saved[id]) : form.change('lines', withLinesOf(id, { of: typed.lines, from: saved.lines })));
  const keep = (id: string) =>
    onSeen({ ...seen, ...(isField(id) ? { [id]: saved[id] } : { lines: withLinesOf(id, { of: seen.lines, from: saved.lines }) }) });
  return (
    <>
      <Banner meaning="warn" title={t('Somebody else has changed the order meanwhile')}>
        {t('Nothing of yours is saved yet. Look at both versions, then save again to keep yours.')}
      </Banner>
      <Card title={t('Both versions')}>
        <FactTable<Difference>
          label={t('Both versions')}
          rows={theirs}
          getRowId={({ id }) => id}
          columns={[
            { id: 'what', header: t('What'), cell: ({ what }) => what, isWide: true },
            { id: 'theirs', header: t('Saved by them'), cell: ({ after }) => after, isWide: true },
            { id: 'yours', header: t('Yours, not saved'), cell: ({ id }) => yours.get(id) ?? t('You have not changed it: it shows what they saved.'), isWide: true },
            {
              id: 'take', header: '',
              cell: ({ id }) => yours.has(id) && (isField(id) || isLine(id)) && (
                <Choices>
                  <Button size="small" onClick={() => take(id)}>{t('Take theirs')}</Button>
                  <Button size="small" onClick={() => keep(id)}>{t('Keep mine')}</Button>
                </Choices>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}
