import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { amountRow, differences } from './editDraft.ts';
import type { Difference, EditDraft, Known } from './editDraft.ts';

interface EditConflictProps {
  form: Pick<CommandForm<EditDraft>, 'control' | 'change'>;
  /** The order as it was when it was opened here. */
  seen: EditDraft;
  /** The order as somebody else has saved it since. */
  saved: EditDraft;
  known: Known;
}

/** Both versions of all that somebody else has saved while the order was edited here. */
export function EditConflict({ form, seen, saved, known }: EditConflictProps) {
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
              cell: ({ id }) => yours.has(id) && isField(id) && (
                <Button size="small" onClick={() => form.change(id, saved[id])}>{t('Take theirs')}</Button>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}
