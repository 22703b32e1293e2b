// Nobody sees these types: what imports `react-relay/hooks` is checked against Relay's own.
declare module 'react-relay/lib/relay-hooks/*';
