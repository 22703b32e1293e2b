import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useCallerScoreMutation } from '../../../__generated__/useCallerScoreMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import type { CourierScore } from '../../customers/CourierScoreNote.tsx';
import type { Caller } from './useCaller.ts';

const mutation = graphql`
  mutation useCallerScoreMutation($input: AskAboutCallerInput!) {
    askAboutCaller(input: $input) {
      __typename
      ... on AskAboutCallerSuccess {
        data: caller {
          courierScore {
            ...CourierScoreNote_score @relay(mask: false)
          }
        }
      }
      ...commandProblem_error @relay(mask: false)
    }
  }
`;

interface Asked {
  phone: string;
  /** Null without an answer, which nobody needs to hear of: the order is taken without it. */
  score: CourierScore | null;
}

/** What couriers know of the caller, asked for when it is not known yet while the form is filled in. */
export function useCallerScore({ phone, isScoreDue, courierScore }: Caller): { score: CourierScore | null; isAsking: boolean } {
  const { run } = useCommand<useCallerScoreMutation>(mutation);
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    if (!isScoreDue) return;
    let isOver = false;
    void run({ input: { phone } }).then((outcome) => {
      if (!isOver) setAsked({ phone, score: (outcome.ok && outcome.data.courierScore) || null });
    });
    return () => {
      isOver = true;
    };
  }, [run, phone, isScoreDue]);

  const answer = asked?.phone === phone ? asked : null;
  return { score: answer?.score ?? courierScore ?? null, isAsking: isScoreDue && !answer && !courierScore };
}
