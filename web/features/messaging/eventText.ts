import type { TFunction } from 'i18next';
import { MESSAGE_EVENT_NAMES } from '../../../schema/rules/message-events.ts';
import type { useToldEventsQuery } from '../../__generated__/useToldEventsQuery.graphql.ts';
import { messageText } from '../../messageText.ts';

/** What happens to an order; a newer gateway may know more than this page. */
export type MessageEvent = useToldEventsQuery['response']['toldEvents'][number];

export type KnownEvent = keyof typeof MESSAGE_EVENT_NAMES;

/** 'Order confirmed'. */
export const eventName = (event: MessageEvent, t: TFunction): string => messageText(MESSAGE_EVENT_NAMES[event as KnownEvent], t);
