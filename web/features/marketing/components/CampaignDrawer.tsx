import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { CampaignDrawerQuery } from '../../../__generated__/CampaignDrawerQuery.graphql.ts';
import { FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useReload } from '../../../relay/useReload.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCampaigns } from '../mutations/useCampaigns.ts';
import { CampaignMapping } from './CampaignMapping.tsx';
import { linesOf } from './campaignDraft.ts';
import type { CampaignDraft } from './campaignDraft.ts';

const query = graphql`
  query CampaignDrawerQuery($id: ID!, $isNew: Boolean!) {
    node(id: $id) @skip(if: $isNew) {
      __typename
      ... on Campaign {
        id
        version
        name
        platform
        tags
        products {
          weight
          variant {
            id
            title
            pictureUrl
          }
        }
      }
    }
    seenCampaignTags {
      tag
      source
      orders
    }
  }
`;

interface CampaignDrawerProps {
  /** Global id; null for a new campaign. */
  id: string | null;
  onClose: () => void;
  onSaved: () => unknown;
}

/** Says which orders belong to a campaign: by the products that it advertises, and by its links. */
export function CampaignDrawer({ id, onClose, onSaved }: CampaignDrawerProps) {
  const { t } = useTranslation();
  const data = useLazyLoadQuery<CampaignDrawerQuery>(query, { id: id ?? '', isNew: id === null }, { fetchPolicy: 'store-and-network' });
  const reload = useReload<CampaignDrawerQuery>(query, { id: id ?? '', isNew: id === null });
  const { create, map } = useCampaigns();
  const campaign = data.node?.__typename === 'Campaign' ? data.node : null;
  const saved: CampaignDraft = {
    name: '', platform: 'Facebook', tags: campaign?.tags.join('\n') ?? '',
    products: (campaign?.products ?? []).flatMap(({ weight, variant }) =>
      (variant ? [{ variantId: variant.id, title: variant.title, pictureUrl: variant.pictureUrl ?? null, weight }] : [])),
  };
  const form = useCommandForm({
    saved,
    save: ({ name, platform, tags, products }) => {
      const mapping = { tags: linesOf(tags), products: products.map(({ variantId, weight }) => ({ variantId, weight: weight ?? 1 })) };
      return campaign ? map({ campaignId: campaign.id, version: campaign.version, ...mapping }) : create({ name: name.trim(), platform: platform.trim(), ...mapping });
    },
    onSaved: ({ name }) => {
      toast.success(t('{{name}} is saved', { name }));
      onSaved();
      onClose();
    },
  });
  if (id !== null && !campaign) return null;
  return (
    <FormDrawer hasAddress={id !== null} form={form} title={campaign ? t('Orders of {{name}}', { name: campaign.name }) : t('New campaign')} submitLabel={t('Save')} width={600} onClose={onClose} onReload={reload}>
      {!campaign && (
        <>
          <FormTextField form={form} label={t('Campaign')} name="name" isRequired maxLength={120} autoComplete="off" description={t('As your ad expenses will name it.')} />
          <FormTextField form={form} label={t('Platform')} name="platform" isRequired maxLength={60} autoComplete="off" />
        </>
      )}
      <CampaignMapping form={form} seen={data.seenCampaignTags} />
    </FormDrawer>
  );
}
