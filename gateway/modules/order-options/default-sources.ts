/** Order sources of a new business; it may change and archive them. */
export const DEFAULT_SOURCES = [
  { name: 'Facebook', colour: '#1877f2', isDefault: true },
  { name: 'Messenger', colour: '#8a3ffc' },
  { name: 'Phone', colour: '#0f766e' },
  { name: 'WhatsApp', colour: '#1a8d48' },
  { name: 'Instagram', colour: '#c13584' },
  { name: 'Showroom', colour: '#b45309' },
  { name: 'Website', colour: '#475569' },
] as const;
