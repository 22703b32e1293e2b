/** Tells the order that the message was about. */
export const NOT_SENT_TASK = 'order-messages.not-sent';
