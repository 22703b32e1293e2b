/**
 * @generated SignedSource<<9bfd8f782af266bb72a2d44ac8aa0803>>
 * @relayHash 24df3676608b58df270672d554887bcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5aba945acc867b88e5ebec37757ee5820939f5a01af35c12e545711e8bda2d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5aba945acc867b88e5ebec37757ee5820939f5a01af35c12e545711e8bda2d3",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
