import { graphql } from 'react-relay/hooks';
import type { useSaveMessageTemplateCreateMutation } from '../../../__generated__/useSaveMessageTemplateCreateMutation.graphql.ts';
import type { useSaveMessageTemplateUpdateMutation } from '../../../__generated__/useSaveMessageTemplateUpdateMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds a message template, or changes one. */
export function useSaveMessageTemplate() {
  const { run: create } = useCommand<useSaveMessageTemplateCreateMutation>(graphql`
    mutation useSaveMessageTemplateCreateMutation($input: CreateMessageTemplateInput!) {
      createMessageTemplate(input: $input) {
        __typename
        ... on CreateMessageTemplateSuccess {
          data: template {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: update } = useCommand<useSaveMessageTemplateUpdateMutation>(graphql`
    mutation useSaveMessageTemplateUpdateMutation($input: UpdateMessageTemplateInput!) {
      updateMessageTemplate(input: $input) {
        __typename
        ... on UpdateMessageTemplateSuccess {
          data: template {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { create, update };
}
