import { Truck } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CourierScoreNote_score$data } from '../../__generated__/CourierScoreNote_score.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { token } from '../../ui/theme/token.ts';

export type CourierScore = Omit<CourierScoreNote_score$data, ' $fragmentType'>;

// Written into the reads of others with @relay(mask: false): a caller is read outside of the store.
void graphql`
  fragment CourierScoreNote_score on CourierScore {
    reasons {
      text
      messageKey
      messageValues
      points
    }
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Reason = styled.li<{ $isBad: boolean }>`
  display: flex;
  gap: 8px;
  font-weight: ${({ $isBad }) => ($isBad ? 550 : 400)};
  font-variant-numeric: tabular-nums;
  color: ${({ $isBad }) => ($isBad ? token.badText : token.ink2)};

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    stroke-width: 1.75;
  }
`;

/** What couriers said of a phone number, bad records emphasised. Renders nothing without an answer. */
export function CourierScoreNote({ score }: { score: CourierScore | null | undefined }) {
  if (!score) return null;
  return (
    <List>
      {score.reasons.map(({ text, messageKey, messageValues, points }) => (
        <Reason key={text} $isBad={points > 0}>
          <Truck aria-hidden />
          {gatewayText({ message: text, messageKey, messageValues })}
        </Reason>
      ))}
    </List>
  );
}
