/** Message templates that a new business starts with; it may change and delete them. */
export const DEFAULT_TEMPLATES = [
  { name: 'Order received', text: 'Thank you for your order. We will call you shortly to confirm it.' },
  { name: 'Order on its way', text: 'Your parcel is with the courier and will reach you in 2-3 days.' },
  { name: 'Could not reach you', text: 'We could not reach you about your order. Please call us back.' },
  { name: 'Order confirmed', text: 'Dear {name}, your order {order} of {total} is confirmed. Please keep {due} ready. {shop}' },
  { name: 'Parcel sent', text: 'Dear {name}, your order {order} is with {courier}, tracking {tracking}. Please pay {due} on delivery. {shop}' },
  { name: 'Out for delivery', text: 'Dear {name}, {courier} brings your order {order} today. Please keep {due} ready. {shop}' },
  { name: 'Order delivered', text: 'Dear {name}, thank you for shopping with {shop}. Tell us how you like your order {order}.' },
  { name: 'Parcel came back', text: 'Dear {name}, your order {order} is on its way back to us. Please call us if you still want it. {shop}' },
  { name: 'Order on hold', text: 'Dear {name}, your order {order} waits. We will call you before we send it. {shop}' },
  { name: 'Advance received', text: 'Dear {name}, we have received {advance} for your order {order}. {due} is left to pay on delivery. {shop}' },
  { name: 'Preorder is here', text: 'Dear {name}, your goods have come: order {order} is confirmed. Please keep {due} ready. {shop}' },
  { name: 'ধন্যবাদ', text: 'আমাদের সাথে থাকার জন্য ধন্যবাদ। আপনার মতামত জানাতে ভুলবেন না।' },
] as const;
