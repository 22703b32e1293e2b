/**
 * @generated SignedSource<<6836b33a8a4ffd5f9c6ac500d014dfd7>>
 * @relayHash 810968776c3681595cab50d2e8d6b38e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4722bca16d7d99eff810c3bb254c2e8b03e1d392b066e4dc1f08cd921cdcc12d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4722bca16d7d99eff810c3bb254c2e8b03e1d392b066e4dc1f08cd921cdcc12d",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
