/**
 * @generated SignedSource<<bea0bd09f940afc18666e8f7bd6843d1>>
 * @relayHash 0b3fd6a526b79343a76c88f00f9bba00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79239cf1280bf323f12d45384953a2aee65c1eb4153691ac5198e9935915a79a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedLinesPageQuery } from './OrderedLinesPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderedLinesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79239cf1280bf323f12d45384953a2aee65c1eb4153691ac5198e9935915a79a",
    "metadata": {},
    "name": "OrderedLinesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
