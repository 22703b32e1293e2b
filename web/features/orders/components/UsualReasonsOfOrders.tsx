import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { USUAL_REASONS } from '../../../../schema/rules/usual-reasons.ts';
import type { ReasonOf } from '../../../../schema/rules/usual-reasons.ts';
import type { UsualReasonsOfOrdersQuery } from '../../../__generated__/UsualReasonsOfOrdersQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { reasonText } from '../reasonText.ts';

const query = graphql`
  query UsualReasonsOfOrdersQuery($of: OrderReasonOf!) {
    usualOrderReasons(of: $of)
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  li,
  button {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The usual reasons, to choose one in place of typing it: the same words each time, so that the report can count them. */
export function UsualReasonsOfOrders({ of, onChoose }: { of: ReasonOf; onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  const { data } = useSecondaryQuery<UsualReasonsOfOrdersQuery>(query, { of });
  const texts = (data?.usualOrderReasons ?? USUAL_REASONS[of]).map((reason) => reasonText(reason, t));
  return (
    <List aria-label={t('Often given')}>
      {texts.map((text) => (
        <li key={text}>
          <Button size="small" onClick={() => onChoose(text)}>{text}</Button>
        </li>
      ))}
    </List>
  );
}
