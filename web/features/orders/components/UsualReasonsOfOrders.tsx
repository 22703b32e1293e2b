import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { USUAL_REASONS } from '../../../../schema/rules/usual-reasons.ts';
import type { ReasonOf } from '../../../../schema/rules/usual-reasons.ts';
import type { UsualReasonsOfOrdersQuery } from '../../../__generated__/UsualReasonsOfOrdersQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { WordChoices } from '../../../ui/WordChoices.tsx';
import { reasonText } from '../reasonText.ts';

const query = graphql`
  query UsualReasonsOfOrdersQuery($of: OrderReasonOf!) {
    usualOrderReasons(of: $of)
  }
`;

/** The usual reasons, to choose one in place of typing it. */
export function UsualReasonsOfOrders({ of, onChoose }: { of: ReasonOf; onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  const { data } = useSecondaryQuery<UsualReasonsOfOrdersQuery>(query, { of });
  const texts = (data?.usualOrderReasons ?? USUAL_REASONS[of]).map((reason) => reasonText(reason, t));
  return <WordChoices label={t('Often given')} words={texts} onChoose={onChoose} />;
}
