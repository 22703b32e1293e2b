import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { orderText } from '../../../../schema/rules/order-words.ts';
import { smsSegments } from '../../../../schema/rules/sms.ts';
import type { MessageTemplatePageQuery } from '../../../__generated__/MessageTemplatePageQuery.graphql.ts';
import { newestOf } from '../../../list/newestOf.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useRefresh } from '../../../relay/useReload.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { OptionMenu } from '../../order-options/OptionMenu.tsx';
import { messageTemplateRoute } from '../messagingRoutes.ts';
import { useSaveMessageTemplate } from '../mutations/useSaveMessageTemplate.ts';
import { orderWords, USUAL_WORDS } from '../orderWords.ts';
import { TemplateDialog, type Template } from './TemplateDialog.tsx';

const messageTemplatePageQuery = graphql`
  query MessageTemplatePageQuery @preloadable {
    messageTemplates(archived: true) {
      id
      name
      text
      isArchived
      version
    }
    viewer {
      business {
        id
        name
      }
    }
    orders(first: 1) {
      edges {
        node {
          ...orderWords_order @relay(mask: false)
        }
      }
    }
  }
`;

const Name = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
`;

const Text = styled.span`
  white-space: pre-line;
`;

/** Message templates: `/setting/send-message-template-list`. */
export function MessageTemplatePage() {
  const { t } = useTranslation();
  const refresh = useRefresh<MessageTemplatePageQuery>(messageTemplatePageQuery, {});
  const { messageTemplates, viewer, orders } = useRouteQuery<MessageTemplatePageQuery>(messageTemplatePageQuery, messageTemplateRoute.useLoaderData());
  const newest = orders.edges[0]?.node;
  const words = newest ? orderWords(newest, viewer?.business?.name ?? '') : { ...USUAL_WORDS, shop: viewer?.business?.name ?? USUAL_WORDS.shop };
  const { update } = useSaveMessageTemplate();
  const [editing, setEditing] = useState<Template | 'new' | null>(null);
  const add = () => setEditing('new');
  useHotkeys([{ code: 'KeyN', label: t('Add template'), run: add }]);

  async function done() {
    setEditing(null);
    await refresh();
  }

  async function archive({ id, version, name, text }: Template, isArchived: boolean) {
    const outcome = await update({ input: { id, version, name, text, isArchived } });
    if (!outcome.ok) toastProblem(outcome.problem);
    // Another one may be typed in meanwhile: its dialog stays.
    await refresh();
  }

  return (
    <>
      <PageHeader title={t('Send Message Template')} actions={<Button variant="primary" icon={Plus} kbd="N" onClick={add}>{t('Add template')}</Button>} />
      <Card isFlush>
        {messageTemplates.length === 0 ? (
          <EmptyState title={t('No templates yet')}>{t('Write what you tell customers again and again, and every SMS form offers it.')}</EmptyState>
        ) : (
          <FactTable
            label={t('Message templates')}
            rows={messageTemplates}
            getRowId={({ id }) => id}
            isStackedOnPhone
            columns={[
              {
                id: 'name',
                header: t('Name'),
                isLine: true,
                cell: ({ name, isArchived }) => (
                  <Name>
                    {name}
                    {isArchived && <Badge>{t('Archived')}</Badge>}
                  </Name>
                ),
              },
              { id: 'text', header: t('Text'), isWide: true, cell: ({ text }) => <Text>{text}</Text> },
              {
                id: 'segments',
                header: t('Length'),
                align: 'end',
                cell: ({ text }) => {
                  const { segments } = smsSegments(orderText(text, words));
                  return t('{{number}} SMS', { number: formatCount(segments) });
                },
              },
              {
                id: 'menu',
                header: t('Actions'),
                align: 'end',
                isLine: true,
                cell: (template) => (
                  <OptionMenu
                    name={template.name}
                    isArchived={template.isArchived}
                    onEdit={() => setEditing(template)}
                    onArchive={(isArchived) => void archive(template, isArchived)}
                  />
                ),
              },
            ]}
          />
        )}
      </Card>
      {editing && (
        <TemplateDialog
          template={editing === 'new' ? null : newestOf(messageTemplates, editing)} words={words} isReal={newest !== undefined}
          onSaved={() => void done()} onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
