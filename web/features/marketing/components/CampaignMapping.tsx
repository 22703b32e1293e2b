import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormNumberField, FormTextArea } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { LineList, LineRow } from '../../stock/components/LineRows.tsx';
import { linesOf } from './campaignDraft.ts';
import type { CampaignDraft } from './campaignDraft.ts';

const MAX_PRODUCTS = 50;
const MAX_WEIGHT = 100;
/** Offered below the field; the others can be typed. */
const MOST_SEEN = 6;

const Seen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  color: ${token.ink2};
`;

interface CampaignMappingProps {
  form: CommandForm<CampaignDraft>;
  /** Tags of web orders that no campaign has. */
  seen: readonly { readonly tag: string; readonly source: string; readonly orders: number }[];
}

/** The fields that say which orders belong to a campaign. */
export function CampaignMapping({ form, seen }: CampaignMappingProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'products' });
  const typed = useWatch({ control: form.control, name: 'tags' });
  const tags = linesOf(typed).map((tag) => tag.toLowerCase());
  const offered = seen.filter(({ tag }) => !tags.includes(tag.toLowerCase())).slice(0, MOST_SEEN);
  return (
    <>
      <FormTextArea
        form={form} label={t('Links with utm_campaign')} name="tags" rows={3}
        description={t('One a line, as the links of the ads say it. Web orders that came by such a link belong to this campaign.')}
      />
      {offered.length > 0 && (
        <Seen>
          {t('Seen in web orders:')}
          {offered.map(({ tag, orders }) => (
            <Button
              key={tag} size="small" icon={Plus}
              onClick={() => form.change('tags', [...linesOf(form.values().tags), tag].join('\n'))}
            >
              {t('{{tag}} · {{count}} orders', { tag, count: orders, defaultValue_one: '{{tag}} · {{count}} order' })}
            </Button>
          ))}
        </Seen>
      )}
      <ProductPicker
        label={t('Advertised products')}
        isDisabled={fields.length >= MAX_PRODUCTS}
        takesScans
        description={t('Orders of them belong to this campaign on the days of its ads, where no link says otherwise. Advertised by several campaigns, they are shared out by weight.')}
        onPick={({ id: variantId, title, pictureUrl }) => {
          form.clearProblem();
          if (form.values().products.some((one) => one.variantId === variantId)) return;
          append({ variantId, title, pictureUrl: pictureUrl ?? null, weight: 1 }, { shouldFocus: false });
        }}
      />
      {fields.length > 0 && (
        <LineList aria-label={t('Advertised products')}>
          {fields.map(({ id, title, pictureUrl }, index) => (
            <LineRow
              key={id} title={title} pictureUrl={pictureUrl} note={null}
              onRemove={() => {
                form.clearProblem();
                remove(index);
              }}
            >
              <FormNumberField form={form} label={t('Weight in shared orders')} name={`products.${index}.weight`} min={1} max={MAX_WEIGHT} isRequired />
            </LineRow>
          ))}
        </LineList>
      )}
    </>
  );
}
